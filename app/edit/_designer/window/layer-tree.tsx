'use client'
import { cx } from '@/components/ui/cx'
import { widgetOf, zones } from '@/lib/domain/design/document'
import { zoneNames } from '../core/zone-names'
import { useEditor, useEditorState } from '../document/editor-context'

/** All widgets of the page in their zones and panels. Header and footer say how many pages they are on. */
export function LayerTree({ framePages }: { framePages: number }) {
  const editor = useEditor()
  const document = useEditorState((state) => state.document)
  const selection = useEditorState((state) => state.selection)
  const entry = (id: string, level: number) => {
    const widget = widgetOf(document, id)
    if (!widget) return null
    const { type, text, alias } = widget.settings
    const own = [alias, text].find((one) => typeof one === 'string' && one !== '')
    const name = editor.catalogue.nameOf(type)
    return (
      <li key={id}>
        <button
          type="button"
          aria-current={selection.includes(id)}
          onClick={(event) => {
            if (event.shiftKey) editor.toggle(id)
            else editor.select([id])
          }}
          className={cx(
            'rounded-control block w-full truncate px-2 py-1 text-left text-xs',
            selection.includes(id) ? 'bg-link/10 text-link' : 'text-text hover:bg-page',
          )}
          style={{ paddingLeft: 8 + level * 16 }}
        >
          {type === 'W0000' ? '页面配置' : name}
          {typeof own === 'string' && own !== name && <span className="text-faint ml-1.5">{own}</span>}
        </button>
        {widget.children && widget.children.length > 0 && (
          <ul>{widget.children.map((child) => entry(child, level + 1))}</ul>
        )}
      </li>
    )
  }
  return (
    <section aria-label="图层" className="p-3">
      {zones.map((zone) => (
        <div key={zone} className="mb-3">
          <h3 className="text-muted mb-1 text-xs">
            {zoneNames[zone]}
            {zone !== 'body' && <span className="text-faint">（{framePages} 个页面共用）</span>}
          </h3>
          {document.zones[zone].length === 0 ? (
            <p className="text-faint px-2 text-xs">无</p>
          ) : (
            <ul>{document.zones[zone].map((id) => entry(id, 0))}</ul>
          )}
        </div>
      ))}
    </section>
  )
}
