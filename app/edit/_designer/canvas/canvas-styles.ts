/** Styles of the editor inside the document of the page. Blue and red are those of spec 4 §B3 and spec 4 §W0006. */
export const canvasStyles = `
.design-text{position:absolute;background:#fff;outline:2px solid #3091f2;pointer-events:auto}
.design-node{position:relative;cursor:default;touch-action:none;user-select:none}
.design-node:not([data-child]){min-height:20px}
.design-content{pointer-events:none}
.design-content .design-node{pointer-events:auto}
.design-node:hover::after{content:'';position:absolute;inset:0;border:1px dashed #3091f2;pointer-events:none;z-index:1001}
.design-node[data-child]:hover::after{border-color:#e1251b}
.design-node:has(.design-node:hover)::after{display:none}
[data-missing]{position:relative}
[data-missing]>*{opacity:.35}
[data-missing]::after{content:attr(data-missing);position:absolute;top:4px;left:4px;padding:1px 6px;border-radius:3px;background:#e1251b;color:#fff;font-size:12px;line-height:18px;z-index:1}
[data-render-late]{content-visibility:visible!important}
.design-empty{width:1190px;max-width:100%;margin:48px auto;padding:96px 24px;border:2px dashed #9aa0a6;border-radius:8px;text-align:center;font-size:16px;color:#6b7178;user-select:none}
.design-layer{position:absolute;inset:0;pointer-events:none;z-index:20000}
.design-layer:has(+.design-layer:not(:empty)){visibility:hidden}
.design-frame{position:absolute;border:1px solid #3091f2}
.design-frame[data-child]{border-color:#e1251b}
.design-frame[data-weak]{opacity:.5}
.design-handle{position:absolute;width:9px;height:9px;margin:-5px;background:#fff;border:1px solid #3091f2;border-radius:2px;pointer-events:auto;touch-action:none}
.design-tools{position:absolute;top:0;right:0;display:flex;gap:2px;pointer-events:auto}
.design-tools button,.design-grip{display:flex;align-items:center;justify-content:center;width:24px;height:24px;border-radius:3px;background:#3091f2;color:#fff}
.design-grip{position:absolute;top:0;left:50%;margin-left:-12px;cursor:grab;pointer-events:auto;touch-action:none}
.design-line{position:absolute;left:0;right:0;height:3px;margin-top:-1.5px;background:#3091f2}
.design-guide{position:absolute;background:#e1251b}
.design-gap{position:absolute;background:#e1251b80}
.design-drop{position:absolute;outline:2px solid #3091f2;background:#3091f214}
.design-drop[data-refused]{outline-color:#e1251b;background:#e1251b14}
.design-size{position:absolute;padding:1px 6px;border-radius:3px;background:#1f2329;color:#fff;font-size:12px;white-space:nowrap}
`
