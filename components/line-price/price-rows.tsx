import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Figures } from '@/components/ui/figures'
import { Price } from '@/components/ui/price'
import { priceRowLabels, type PriceRow } from '@/lib/domain/order/price/price-rows'

interface PriceRowsProps {
  rows: readonly PriceRow[]
  /** Pieces, named before the first row. */
  pieces?: number
  /** Why freight is charged, or why not. */
  freightRule?: string | undefined
  /** In the place of freight that is not known yet. */
  freightText?: string
}

/** The 优惠明细 of cart, checkout and order, inside a `dl`: its rows add up to the total below it. */
export function PriceRows({ rows, pieces, freightRule, freightText }: PriceRowsProps) {
  return rows.map(({ kind, cents }) => (
    <Row
      key={kind}
      name={
        kind === 'goods' && pieces !== undefined ? (
          <>
            <span translate="no" className="nums text-brand">
              {pieces}
            </span>{' '}
            件商品，{priceRowLabels.goods}
          </>
        ) : (
          priceRowLabels[kind]
        )
      }
      note={kind === 'freight' ? freightRule : undefined}
    >
      {cents === null ? (
        <span className="text-muted">{freightText}</span>
      ) : (
        <span className={tone(kind, cents)}>
          <span translate="no">{cents < 0 ? '-' : kind === 'freight' && cents > 0 && '+'}</span>
          <Price cents={Math.abs(cents)} tone="inherit" className="font-normal!" />
        </span>
      )}
    </Row>
  ))
}

const tone = (kind: PriceRow['kind'], cents: number): string =>
  kind === 'subsidy' ? 'text-programme' : cents < 0 ? 'text-brand' : 'text-ink'

const Row = ({
  name,
  note,
  children,
}: {
  name: ReactNode
  note: string | undefined
  children: ReactNode
}) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-muted">{name}</dt>
    <dd className={cx('nums', note && 'text-right')}>
      {children}
      {note && (
        <span className="text-muted block text-xs">
          <Figures text={note} />
        </span>
      )}
    </dd>
  </div>
)
