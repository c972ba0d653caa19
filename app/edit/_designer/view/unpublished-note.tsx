import { cx } from '@/components/ui/cx'

interface Props {
  className?: string
  textClassName?: string
}

/** The draft of a page differs from the public page. */
export const UnpublishedNote = ({ className, textClassName }: Props) => (
  <p title="有未发布的修改" className={cx('text-text flex items-center gap-1 text-xs', className)}>
    <span className="bg-accent size-1.5 shrink-0 rounded-full" aria-hidden />
    <span className={textClassName}>有未发布的修改</span>
  </p>
)
