'use client'
import { Trash2 } from 'lucide-react'
import { cx } from '@/components/ui/cx'
import { widgetOf } from '@/lib/domain/design/document'
import { useRemove } from '../actions/use-remove'
import { moveWidget } from '../core/commands/move'
import { useEditor, useEditorState } from '../document/editor-context'
import { SortableList } from './sortable-list'

function Row({ id, label, isSelected }: { id: string; label: string; isSelected: boolean }) {
  const editor = useEditor()
  const remove = useRemove()
  return (
    <>
      <button
        type="button"
        aria-current={isSelected}
        onClick={() => {
          editor.select([id])
        }}
        className={cx(
          'h-9 min-w-0 flex-1 truncate text-left text-xs',
          isSelected && 'text-link font-semibold',
        )}
      >
        {label}
      </button>
      <button
        type="button"
        aria-label={`删除${label}`}
        onClick={() => {
          remove([id])
        }}
        className="text-muted hover:text-brand flex size-8 shrink-0 items-center justify-center"
      >
        <Trash2 className="size-3.5" aria-hidden />
      </button>
    </>
  )
}

const rowClass = 'rounded-control border-line bg-card flex items-center border pr-1'

/** The widgets of the page's body, to be sorted and deleted (spec 4 §W0000): 【01】W0001（轮播）. */
export function WidgetsInput() {
  const editor = useEditor()
  const document = useEditorState((state) => state.document)
  const ids = document.zones.body.filter((id) => widgetOf(document, id)?.settings.type !== 'W0000')
  return (
    <SortableList
      ids={ids}
      label="挂件"
      onMove={(from, to) => {
        const [id, target] = [ids[from], ids[to]]
        if (id === undefined || target === undefined) return
        const index = document.zones.body.indexOf(target)
        editor.run(moveWidget(id, { zone: 'body', index: from < to ? index + 1 : index }))
        editor.select([])
      }}
    >
      {(index, grip) => {
        const id = ids[index] ?? ''
        const type = widgetOf(document, id)?.settings.type ?? ''
        const number = String(index + 1).padStart(2, '0')
        return (
          <div className={rowClass}>
            {grip}
            <Row
              id={id}
              label={`【${number}】${type}（${editor.catalogue.nameOf(type)}）`}
              isSelected={false}
            />
          </div>
        )
      }}
    </SortableList>
  )
}

/** The children of a free panel: 挂件（n）. */
export function ChildrenInput({ id }: { id: string }) {
  const editor = useEditor()
  const document = useEditorState((state) => state.document)
  const children = widgetOf(document, id)?.children ?? []
  if (children.length === 0) return <p className="text-muted text-xs">把左侧的挂件拖到面板里</p>
  return (
    <ul className="grid grid-cols-1 gap-1.5" aria-label={`挂件（${children.length}）`}>
      <li aria-hidden className="text-muted text-xs">
        挂件（{children.length}）
      </li>
      {children.map((child) => {
        const type = widgetOf(document, child)?.settings.type ?? ''
        return (
          <li key={child} className={cx(rowClass, 'pl-2')}>
            <Row id={child} label={`${type}(${editor.catalogue.nameOf(type)})`} isSelected={false} />
          </li>
        )
      })}
    </ul>
  )
}
