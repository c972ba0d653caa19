'use client'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceAround,
  ArrowDownToLine,
  ArrowUpToLine,
  MoveDown,
  MoveUp,
} from 'lucide-react'
import { positionOf } from '@/lib/domain/design/document'
import { align, changeLayer, distribute, type Edge, type Layer } from '../core/commands/arrange'
import { useEditor, useEditorState } from '../editor-context'

const edges: [Edge, string, typeof AlignStartVertical][] = [
  ['left', '左对齐', AlignStartVertical],
  ['center', '水平居中', AlignCenterVertical],
  ['right', '右对齐', AlignEndVertical],
  ['top', '顶对齐', AlignStartHorizontal],
  ['middle', '垂直居中', AlignCenterHorizontal],
  ['bottom', '底对齐', AlignEndHorizontal],
]
const layers: [Layer, string, typeof MoveUp][] = [
  ['forward', '上移一层', MoveUp],
  ['backward', '下移一层', MoveDown],
  ['front', '置顶', ArrowUpToLine],
  ['back', '置底', ArrowDownToLine],
]

const tool =
  'rounded-control text-text hover:bg-page hover:text-ink flex size-8 items-center justify-center disabled:opacity-40'

/** Aligns, distributes and stacks the selected children of a panel. */
export function ArrangeTools({ ids }: { ids: readonly string[] }) {
  const editor = useEditor()
  const areChildren = useEditorState((state) =>
    ids.every((id) => positionOf(state.document, id)?.panel !== undefined),
  )
  const [first] = ids
  if (!areChildren) return <p className="text-muted text-xs">可以一起复制或删除。</p>
  return (
    <div role="toolbar" aria-label="排列" className="flex flex-wrap">
      {edges.map(([edge, label, Icon]) => (
        <button
          key={edge}
          type="button"
          aria-label={label}
          title={label}
          className={tool}
          onClick={() => editor.run(align(ids, edge))}
        >
          <Icon className="size-4" aria-hidden />
        </button>
      ))}
      {ids.length > 2 && (
        <>
          <button
            type="button"
            aria-label="水平分布"
            title="水平分布"
            className={tool}
            onClick={() => editor.run(distribute(ids, 'x'))}
          >
            <AlignHorizontalSpaceAround className="size-4" aria-hidden />
          </button>
          <button
            type="button"
            aria-label="垂直分布"
            title="垂直分布"
            className={tool}
            onClick={() => editor.run(distribute(ids, 'y'))}
          >
            <AlignVerticalSpaceAround className="size-4" aria-hidden />
          </button>
        </>
      )}
      {ids.length === 1 &&
        first !== undefined &&
        layers.map(([layer, label, Icon]) => (
          <button
            key={layer}
            type="button"
            aria-label={label}
            title={label}
            className={tool}
            onClick={() => editor.run(changeLayer(first, layer))}
          >
            <Icon className="size-4" aria-hidden />
          </button>
        ))}
    </div>
  )
}
