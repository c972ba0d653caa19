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
  type LucideIcon,
} from 'lucide-react'
import { positionOf } from '@/lib/domain/design/document'
import { align, changeLayer, distribute, type Edge, type Layer } from '../core/commands/arrange'
import { useEditor, useEditorState } from '../document/editor-context'

const edges: [Edge, string, LucideIcon][] = [
  ['left', '左对齐', AlignStartVertical],
  ['center', '水平居中', AlignCenterVertical],
  ['right', '右对齐', AlignEndVertical],
  ['top', '顶对齐', AlignStartHorizontal],
  ['middle', '垂直居中', AlignCenterHorizontal],
  ['bottom', '底对齐', AlignEndHorizontal],
]
const layers: [Layer, string, LucideIcon][] = [
  ['forward', '上移一层', MoveUp],
  ['backward', '下移一层', MoveDown],
  ['front', '置顶', ArrowUpToLine],
  ['back', '置底', ArrowDownToLine],
]

interface ToolProps {
  label: string
  icon: LucideIcon
  onPress: () => void
}

const Tool = ({ label, icon: Icon, onPress }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className="rounded-control text-text hover:bg-page hover:text-ink flex h-8 w-7 items-center justify-center"
    onClick={onPress}
  >
    <Icon className="size-4" aria-hidden />
  </button>
)

/** Aligns, distributes and stacks the selected children of a panel. */
export function ArrangeTools({ ids }: { ids: readonly string[] }) {
  const editor = useEditor()
  const areChildren = useEditorState((state) =>
    ids.every((id) => positionOf(state.document, id)?.panel !== undefined),
  )
  const [first] = ids
  if (!areChildren) return <p className="text-muted text-xs">可以一起复制或删除。</p>
  return (
    <div role="toolbar" aria-label="排列" className="flex flex-wrap gap-y-1">
      {edges.map(([edge, label, Icon]) => (
        <Tool key={edge} label={label} icon={Icon} onPress={() => editor.run(align(ids, edge))} />
      ))}
      {ids.length > 2 && (
        <>
          <Tool
            label="水平分布"
            icon={AlignHorizontalSpaceAround}
            onPress={() => editor.run(distribute(ids, 'x'))}
          />
          <Tool
            label="垂直分布"
            icon={AlignVerticalSpaceAround}
            onPress={() => editor.run(distribute(ids, 'y'))}
          />
        </>
      )}
      {ids.length === 1 &&
        first !== undefined &&
        layers.map(([layer, label, Icon]) => (
          <Tool key={layer} label={label} icon={Icon} onPress={() => editor.run(changeLayer(first, layer))} />
        ))}
    </div>
  )
}
