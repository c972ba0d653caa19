import { Tag } from '@/components/ui/pill'
import { lineTypeLabels } from '@/lib/domain/order/labels'

/** The tag of a line that is no ordinary purchase: 赠品, 加价购, 组合. */
export function LineTag({ type }: { type: keyof typeof lineTypeLabels }) {
  const label = lineTypeLabels[type]
  return label ? (
    <Tag tone="solid" className="mr-1.5 align-text-bottom">
      {label}
    </Tag>
  ) : null
}
