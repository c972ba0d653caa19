'use client'
import { Dialog } from '@/components/ui/dialog'

/** The keys of the designer, as `core/keys.ts` and the browser's clipboard handle them. */
export const shortcuts: readonly { title: string; keys: readonly [string, string][] }[] = [
  {
    title: '选择',
    keys: [
      ['↑ ↓', '选中上一个、下一个挂件'],
      ['Enter', '进入自由面板；编辑文本'],
      ['Esc', '选中所在的自由面板；取消选中'],
      ['Ctrl+A', '全选'],
      ['Shift+单击', '多选'],
    ],
  },
  {
    title: '移动',
    keys: [
      ['Alt+↑ Alt+↓', '上移、下移挂件'],
      ['方向键', '在自由面板里移动 1 像素'],
      ['Shift+方向键', '在自由面板里移动 10 像素'],
      ['拖动时按住 Ctrl', '不吸附'],
      ['拖动时按 Esc', '放弃拖动'],
    ],
  },
  {
    title: '编辑',
    keys: [
      ['Ctrl+Z', '撤销'],
      ['Ctrl+Shift+Z', '重做'],
      ['Ctrl+X / C / V', '剪切、复制、粘贴，可以跨页面'],
      ['Ctrl+D', '创建副本'],
      ['Delete', '删除'],
      ['Shift+F10', '打开右键菜单'],
    ],
  },
  {
    title: '页面',
    keys: [
      ['Ctrl+K', '命令：添加挂件、对齐、版本记录等'],
      ['Ctrl+S', '保存'],
      ['Ctrl++ / Ctrl+-', '放大、缩小'],
      ['Ctrl+0', '屏幕适中'],
      ['?', '快捷键'],
    ],
  },
]

/** 快捷键. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="快捷键" width={720}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {shortcuts.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className="text-ink mb-2 text-sm font-semibold">{title}</h3>
            <dl className="grid gap-1.5 text-xs">
              {keys.map(([key, text]) => (
                <div key={key + text} className="flex items-baseline gap-3">
                  <dt className="text-ink w-32 shrink-0">{key}</dt>
                  <dd className="text-text">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
