import type { ReactNode } from 'react'
import { EditableCell } from '@/components/desk/index-page/editable-cell'
import type { Figure } from './figure-cache'
import { figureRules } from './figure-rules'
import type { FigureEdit } from './use-figure-edit'

interface FigureCellProps extends Figure {
  /** The name of the product, or of the SKU. */
  title: string
  version: number
  value: number
  edit: FigureEdit
  /** The value as it is shown. */
  children: ReactNode
}

/** A figure of a product or SKU that is changed where it stands. */
export function FigureCell({ title, version, value, edit, children, ...figure }: FigureCellProps) {
  const rule = figureRules[figure.name]
  return (
    <EditableCell
      label={`修改${rule.label}：${title}，${rule.shownOf(value)}`}
      text={rule.textOf(value)}
      inputMode={rule.inputMode}
      problemOf={(text) => (Number.isNaN(rule.valueOf(text)) ? rule.problem : '')}
      onSave={async (text) => {
        const to = rule.valueOf(text)
        if (to !== value) await edit.save({ ...figure, title, version, from: value, to })
      }}
    >
      {children}
    </EditableCell>
  )
}
