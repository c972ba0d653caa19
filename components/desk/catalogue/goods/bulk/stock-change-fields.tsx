'use client'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { maxStore } from '@/lib/domain/goods/goods-form'
import type { StockChange } from '@/lib/domain/goods/stock-change'

const ways = {
  add: { name: '增加', label: '增加多少件', hint: '每个规格都增加' },
  subtract: { name: '减少', label: '减少多少件', hint: '每个规格都减少，库存不够的商品不会修改' },
  set: { name: '改为同一数量', label: '新库存（件）', hint: '所选商品的所有规格都是这个库存' },
} as const
type Way = keyof typeof ways

/** The typed values of the dialog. */
export interface TypedStockChange {
  way: Way
  text: string
}
export const noStockChange: TypedStockChange = { way: 'add', text: '' }

/** The typed change; a sentence where it is none. */
export function stockChangeOf({ way, text }: TypedStockChange): StockChange | string {
  const plain = text.normalize('NFKC').trim()
  const pieces = /^\d{1,7}$/.test(plain) ? Number(plain) : -1
  if (way === 'set') return pieces >= 0 ? { store: pieces } : `请填写0到${maxStore}的整数`
  return pieces >= 1 ? { add: way === 'add' ? pieces : -pieces } : `请填写1到${maxStore}的整数`
}

interface StockChangeFieldsProps {
  value: TypedStockChange
  problem: string
  onChange: (next: TypedStockChange) => void
}

/** How the stock changes: pieces added or taken, or one number for all. */
export function StockChangeFields({ value, problem, onChange }: StockChangeFieldsProps) {
  const { label, hint } = ways[value.way]
  return (
    <div className="grid gap-4">
      <Field id="bulk-way" label="改库存方式">
        <Select
          id="bulk-way"
          data-autofocus
          options={Object.entries(ways).map(([way, { name }]) => ({ value: way, label: name }))}
          value={value.way}
          onChange={({ target }) => onChange({ way: target.value as Way, text: '' })}
        />
      </Field>
      <Field id="bulk-value" label={label} error={problem} hint={hint}>
        <Input
          {...fieldControl('bulk-value', problem, hint)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={value.text}
          onChange={({ target }) => onChange({ ...value, text: target.value })}
          suffix="件"
        />
      </Field>
    </div>
  )
}
