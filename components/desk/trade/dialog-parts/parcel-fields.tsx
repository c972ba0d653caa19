'use client'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { courierMissing, courierUnknown } from '@/lib/domain/messages/parcel'
import { couriers, parcelProblem } from '@/lib/domain/order/couriers'

export interface ParcelDraft {
  corp: string
  number: string
}

/** A hand scanner may add spaces. */
export const trimmed = ({ corp, number }: ParcelDraft): ParcelDraft => ({
  corp,
  number: number.replace(/\s/g, ''),
})

/** The sentence about a parcel and the field that it belongs to, or null. */
export function parcelFault(draft: ParcelDraft): { field: 'corp' | 'number'; text: string } | null {
  const { corp, number } = trimmed(draft)
  const text = parcelProblem(corp, number)
  if (text === null) return null
  const isOfCourier = text === courierMissing || text === courierUnknown
  return { field: isOfCourier ? 'corp' : 'number', text }
}

const options = couriers.map(({ code, name }) => ({ value: code, label: name }))

interface ParcelFieldsProps {
  draft: ParcelDraft
  onChange: (part: Partial<ParcelDraft>) => void
  fault: ReturnType<typeof parcelFault>
}

/** 物流公司 and 运单号; a scanner types into the second and sends the form. */
export function ParcelFields({ draft, onChange, fault }: ParcelFieldsProps) {
  const problemOf = (field: 'corp' | 'number') => (fault?.field === field ? fault.text : '')
  return (
    <div className="grid grid-cols-[12rem_minmax(0,1fr)] gap-4 max-md:grid-cols-1">
      <Field id="parcel-corp" label="物流公司" required error={problemOf('corp')}>
        <Select
          {...fieldControl('parcel-corp', problemOf('corp'))}
          placeholder="请选择物流公司"
          options={options}
          value={draft.corp}
          onChange={({ target }) => onChange({ corp: target.value })}
        />
      </Field>
      <Field id="parcel-number" label="运单号" required error={problemOf('number')}>
        <Input
          {...fieldControl('parcel-number', problemOf('number'))}
          data-autofocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={40}
          placeholder="输入或用扫码枪扫描"
          value={draft.number}
          onChange={({ target }) => onChange({ number: target.value })}
        />
      </Field>
    </div>
  )
}
