'use client'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { maxPrice } from '@/lib/domain/goods/goods-form'
import type { MemberPriceChange } from '@/lib/domain/goods/member-price'
import { amountInvalid } from '@/lib/domain/messages/desk'
import { typedCents } from '@/lib/domain/money'
import { FetchedSelect } from '../../../form/fetched-select'
import { gradeKeyOf, gradeText } from '../grade-text'
import { useGrades } from '../use-grades'

const ways = {
  percent: {
    name: '按价格的比例',
    label: '价格的百分之几',
    hint: '95 为九五折，按每个规格现在的价格计算',
    unit: '%',
  },
  price: { name: '固定金额', label: '会员价（元）', hint: '要低于每个规格的价格', unit: '元' },
  clear: { name: '恢复等级折扣', label: '', hint: '', unit: '' },
} as const
type Way = keyof typeof ways

/** The typed values of the dialog. */
export interface TypedMemberPrice {
  /** As `gradeText`; empty for none. */
  grade: string
  way: Way
  text: string
}
export const noMemberPrice: TypedMemberPrice = { grade: '', way: 'percent', text: '' }

/** The typed change; the field and a sentence where it is none. */
export function memberPriceOf({ grade, way, text }: TypedMemberPrice): MemberPriceChange | string {
  const key = gradeKeyOf(grade)
  if (!key) return '请选择会员等级'
  if (way === 'clear') return { ...key, clear: true }
  const plain = text.normalize('NFKC').trim()
  if (way === 'percent') {
    const percent = /^\d{1,2}$/.test(plain) ? Number(plain) : 0
    return percent >= 1 ? { ...key, percent } : '请填写1到99的整数'
  }
  const cents = typedCents(plain)
  return cents >= 1 && cents <= maxPrice ? { ...key, price: cents } : amountInvalid
}

interface MemberPriceFieldsProps {
  value: TypedMemberPrice
  problem: string
  onChange: (next: TypedMemberPrice) => void
}

/** The price for one grade: a share of the price, a fixed sum, or the discount of the grade. */
export function MemberPriceFields({ value, problem, onChange }: MemberPriceFieldsProps) {
  const grades = useGrades().data?.list
  const { label, hint, unit } = ways[value.way]
  const isOfGrade = value.grade === ''
  return (
    <div className="grid gap-4">
      <Field id="bulk-grade" label="会员等级" error={isOfGrade ? problem : ''}>
        <FetchedSelect
          {...fieldControl('bulk-grade', isOfGrade ? problem : '')}
          data-autofocus
          placeholder="请选择"
          options={grades?.map((grade) => ({ value: gradeText(grade), label: grade.grade_name }))}
          value={value.grade}
          onChange={(grade) => onChange({ ...value, grade })}
        />
      </Field>
      <Field id="bulk-way" label="会员价">
        <Select
          id="bulk-way"
          options={Object.entries(ways).map(([way, { name }]) => ({ value: way, label: name }))}
          value={value.way}
          onChange={({ target }) => onChange({ ...value, way: target.value as Way, text: '' })}
        />
      </Field>
      {value.way !== 'clear' && (
        <Field id="bulk-value" label={label} error={isOfGrade ? '' : problem} hint={hint}>
          <Input
            {...fieldControl('bulk-value', isOfGrade ? '' : problem, hint)}
            inputMode="decimal"
            autoComplete="off"
            value={value.text}
            onChange={({ target }) => onChange({ ...value, text: target.value })}
            suffix={unit}
          />
        </Field>
      )}
    </div>
  )
}
