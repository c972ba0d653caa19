import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

/** Names and values below a heading, the values with one left edge; empty values are left out. */
export const FactList = ({
  title,
  facts,
  children,
}: {
  title: string
  facts: readonly Fact[]
  children?: ReactNode
}) => (
  <section aria-label={title}>
    <h2 className="text-ink text-sm font-semibold">{title}</h2>
    <dl className="nums mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-1 gap-y-1.5 text-sm">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{name}</dt>
            <dd className="text-text min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
    {children}
  </section>
)
