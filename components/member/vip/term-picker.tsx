'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Price } from '@/components/ui/price'
import { api } from '@/lib/client/call/api'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { OfferedGrade } from '@/lib/contract/people/vip'
import { priceText } from '@/lib/domain/money'

interface TermPickerProps {
  grade: OfferedGrade
  /** 立即开通, 立即续费 or 立即升级; null: the member has a higher grade and cannot buy this one. */
  buyText: string | null
}

/** The terms of a paid grade as radios, and the button that orders one and leads to the cashier (spec 3 §5). */
export function TermPicker({ grade, buyText }: TermPickerProps) {
  const terms = grade.price_list
  const router = useClientNavigation()
  const [name, setName] = useState(terms.at(-1)?.name)
  const term = terms.find((one) => one.name === name)
  const order = useSingleMutation({
    mutationFn: (cardType: string) => api.vip.buy({ vip_grade_id: grade.vip_grade_id, card_type: cardType }),
    onSuccess: ({ trade_info }) => router.push(`/cashier?order_id=${trade_info.order_id}`),
  })
  if (!term) return null
  return (
    <div className="grid grid-cols-1 gap-4">
      <div
        role="radiogroup"
        aria-label={`${grade.grade_name}有效期`}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] gap-3"
      >
        {terms.map((one) => (
          <Term
            key={one.name}
            group={`vip-${grade.vip_grade_id}`}
            term={one}
            isSelected={one.name === name}
            onSelect={() => setName(one.name)}
          />
        ))}
      </div>
      {buyText === null ? (
        <p className="text-muted bg-page rounded-control px-4 py-3 text-center text-sm">
          您已是更高等级的付费会员，无需购买
        </p>
      ) : (
        <Button size="large" block loading={order.isPending} onClick={() => order.mutate(term.name)}>
          {buyText} <span translate="no">{priceText(Math.round(term.price * 100))}</span>
        </Button>
      )}
    </div>
  )
}

interface TermProps {
  group: string
  term: OfferedGrade['price_list'][number]
  isSelected: boolean
  onSelect: () => void
}

function Term({ group, term: { name, desc, day, price }, isSelected, onSelect }: TermProps) {
  const perDay = priceText(Math.round((price * 100) / day))
  return (
    <label
      className={cx(
        'rounded-control relative flex cursor-pointer flex-col items-center gap-1 border px-2 py-3 text-center transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        isSelected ? 'border-brand bg-brand-tint' : 'border-line bg-card hover:border-faint',
      )}
    >
      <input
        type="radio"
        name={group}
        value={name}
        checked={isSelected}
        onChange={onSelect}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span className="text-ink text-sm font-medium">{desc}</span>
      <Price cents={Math.round(price * 100)} className="text-xl font-semibold max-md:text-lg" />
      <span className="text-muted nums text-xs">
        <span translate="no">{day}</span>天
      </span>
      <span className="text-muted nums text-xs">
        约<span translate="no">{perDay}</span>/天
      </span>
    </label>
  )
}
