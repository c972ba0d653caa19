import type { ReactNode } from 'react'
import { cx } from './cx'

/** Tones in pill.css. */
const tones = {
  brand: 'tag',
  /** For everything about the renewal programme. */
  programme: 'tag tag-programme',
  accent: 'tag tag-accent',
  plain: 'tag tag-plain',
  solid: 'tag tag-solid',
} as const

/** A small outlined label on a card: 国补, 秒杀, 满减. */
export function Tag({
  tone = 'brand',
  className,
  children,
}: {
  tone?: keyof typeof tones
  className?: string
  children: ReactNode
}) {
  return <span className={cx(tones[tone], className)}>{children}</span>
}
