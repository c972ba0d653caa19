import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { isFigure } from '@/components/ui/figures'

export type Fact = readonly [name: string, value: ReactNode]

/** Names and values below a heading, the values with one left edge; empty values are left out. */
export const FactList = ({
  title,
  facts,
  isSpaced = false,
  children,
}: {
  title: string
  facts: readonly Fact[]
  /** For names without a colon. */
  isSpaced?: boolean
  children?: ReactNode
}) => (
  <section aria-label={title}>
    <h2 className="text-ink text-sm font-semibold">{title}</h2>
    <dl
      className={cx(
        'nums mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-y-1.5 text-sm',
        isSpaced ? 'gap-x-4' : 'gap-x-1',
      )}
    >
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{name}</dt>
            <dd translate={isFigure(value) ? 'no' : undefined} className="text-text min-w-0 break-words">
              {value}
            </dd>
          </div>
        ))}
    </dl>
    {children}
  </section>
)
