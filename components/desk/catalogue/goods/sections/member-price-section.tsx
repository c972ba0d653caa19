'use client'
import { useRef, useState } from 'react'
import { FormSection } from '@/components/desk/form/form-section'
import { Button } from '@/components/ui/button'
import { fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { changedMemberPrice } from '@/lib/domain/goods/member-price'
import { typedNumber } from '@/lib/domain/goods/stock'
import { centsOf, percentOf, priceText, shortYuan } from '@/lib/domain/money'
import { skuName, type SkuDraft } from '../goods-draft'
import { gradeText } from '../grade-text'
import { useGrades } from '../use-grades'
import { FieldMatrix } from './field-matrix'
import { fieldId, sectionOf, type SectionProps } from './section'

/** Cents of a typed price; 0 for none. */
const centsIn = (text: string) => {
  const cents = text.trim() === '' ? 0 : centsOf(typedNumber(text))
  return Number.isFinite(cents) ? cents : 0
}

/** The price of a SKU for a grade as a fill says: an amount, or a share such as 95%. */
function filled(text: string, { price }: SkuDraft): string {
  const [, share] = /^(\d{1,2})\s*[%％]$/.exec(text.trim()) ?? []
  if (share === undefined) return text.trim()
  const cents = centsIn(price)
  return cents > 0 ? shortYuan(changedMemberPrice(cents, { percent: Number(share) }) ?? 0) : ''
}

/** 会员价: what each grade pays for each SKU; an empty field has the discount of the grade. */
export const MemberPriceSection = sectionOf(
  ['skus'],
  function MemberPriceSection(props: SectionProps<'skus'>) {
    const { draft, change, problems } = props
    const grades = useGrades().data?.list ?? []
    const [typed, setTyped] = useState<Record<string, string>>({})
    const group = useRef<HTMLDivElement>(null)
    if (grades.length === 0) return null
    const setPrices = (pricesOf: (sku: SkuDraft, index: number) => SkuDraft['memberPrices']) =>
      change((now) => ({
        ...now,
        skus: now.skus.map((sku, index) => ({
          ...sku,
          memberPrices: { ...sku.memberPrices, ...pricesOf(sku, index) },
        })),
      }))
    const fill = Object.entries(typed).filter(([, text]) => text.trim() !== '')
    return (
      <FormSection
        id="goods-member-prices"
        title="会员价"
        hint="不填时按等级的折扣计算；与等级折扣、付费会员中较低的价格成交"
      >
        {draft.skus.length > 1 && (
          <div
            ref={group}
            role="group"
            aria-label="批量填充会员价"
            className="mb-3 flex flex-wrap items-end gap-3"
          >
            {grades.map((grade) => (
              <Input
                key={gradeText(grade)}
                aria-label={`批量填充${grade.grade_name}会员价`}
                placeholder={`${grade.grade_name}，如 95%`}
                autoComplete="off"
                maxLength={12}
                className="w-40!"
                value={typed[gradeText(grade)] ?? ''}
                onChange={({ target }) => setTyped({ ...typed, [gradeText(grade)]: target.value })}
              />
            ))}
            <Button
              variant="ghost"
              disabled={fill.length === 0}
              onClick={() => {
                setPrices((sku) =>
                  Object.fromEntries(fill.map(([grade, text]) => [grade, filled(text, sku)])),
                )
                setTyped({})
                // The button is disabled until something is typed.
                group.current?.querySelector('input')?.focus()
              }}
            >
              批量填充
            </Button>
          </div>
        )}
        <FieldMatrix
          caption="会员价明细"
          columns={grades.map((grade) => ({
            key: gradeText(grade),
            label: `${grade.grade_name}（元）`,
            className: 'min-w-36',
          }))}
          rows={draft.skus.map((sku, index) => {
            const name = skuName(sku) || '商品'
            const cents = centsIn(sku.price)
            return {
              key: name,
              name,
              note: cents > 0 && <span className="text-muted nums ml-2 text-xs">{priceText(cents)}</span>,
              fieldOf: ({ key }, at) => {
                const field = `sku-${index}-member-${key}`
                const problem = problems[field]
                const discounted = cents - percentOf(cents, grades[at]?.discount ?? 0)
                return {
                  problem,
                  control: {
                    ...fieldControl(fieldId(field), problem),
                    placeholder: cents > 0 ? `按折扣 ${shortYuan(discounted)}` : '按折扣',
                    inputMode: 'decimal',
                    autoComplete: 'off',
                    maxLength: 12,
                    value: sku.memberPrices[key] ?? '',
                    onChange: ({ target }) =>
                      setPrices((_, place) => (place === index ? { [key]: target.value } : {})),
                  },
                }
              },
            }
          })}
        />
      </FormSection>
    )
  },
)
