'use client'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { maxPrice } from '@/lib/domain/goods/goods-form'
import type { PriceChange } from '@/lib/domain/goods/price-change'
import { amountInvalid } from '@/lib/domain/messages/desk'
import { centsOf } from '@/lib/domain/money'

const ways = {
  percent: { name: '按比例', label: '现价的百分之几', hint: '90 为九折，110 为涨价10%', unit: '%' },
  raise: { name: '每件涨价', label: '涨多少（元）', hint: '在现价上加', unit: '元' },
  lower: { name: '每件降价', label: '降多少（元）', hint: '从现价里减，最低到 0.01 元', unit: '元' },
  same: { name: '改为同一价格', label: '新价格（元）', hint: '所选商品的所有规格都是这个价格', unit: '元' },
} as const
type Way = keyof typeof ways

/** The typed values of the dialog. */
export interface TypedPriceChange {
  way: Way
  text: string
  isWhole: boolean
}
export const noPriceChange: TypedPriceChange = { way: 'percent', text: '', isWhole: false }

/** The typed change; a sentence where it is none. */
export function priceChangeOf({ way, text, isWhole }: TypedPriceChange): PriceChange | string {
  const plain = text.trim()
  const whole = isWhole && way !== 'same' ? { whole: true } : {}
  if (way === 'percent') {
    const percent = /^\d{1,4}$/.test(plain) ? Number(plain) : 0
    return percent >= 1 && percent <= 1000 ? { percent, ...whole } : '请填写1到1000的整数'
  }
  const cents = /^\d{1,8}(\.\d{0,2})?$/.test(plain) ? centsOf(Number(plain)) : 0
  if (cents < 1 || cents > maxPrice) return amountInvalid
  if (way === 'same') return { price: cents }
  return { amount: way === 'raise' ? cents : -cents, ...whole }
}

interface PriceChangeFieldsProps {
  value: TypedPriceChange
  problem: string
  onChange: (next: TypedPriceChange) => void
}

/** How prices change: by a share, by an amount, or to one price; rounded to yuan on request. */
export function PriceChangeFields({ value, problem, onChange }: PriceChangeFieldsProps) {
  const { label, hint, unit } = ways[value.way]
  return (
    <div className="grid gap-4">
      <Field id="bulk-way" label="改价方式">
        <Select
          id="bulk-way"
          data-autofocus
          options={Object.entries(ways).map(([way, { name }]) => ({ value: way, label: name }))}
          value={value.way}
          onChange={({ target }) => onChange({ ...value, way: target.value as Way, text: '' })}
        />
      </Field>
      <Field id="bulk-value" label={label} error={problem} hint={hint}>
        <Input
          {...fieldControl('bulk-value', problem, hint)}
          inputMode="decimal"
          value={value.text}
          onChange={({ target }) => onChange({ ...value, text: target.value })}
          suffix={unit}
        />
      </Field>
      {value.way !== 'same' && (
        <Checkbox
          checked={value.isWhole}
          onChange={({ target }) => onChange({ ...value, isWhole: target.checked })}
        >
          新价格取整到元
        </Checkbox>
      )}
    </div>
  )
}
