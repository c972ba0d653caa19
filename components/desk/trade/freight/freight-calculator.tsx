'use client'
import { useState } from 'react'
import { regionCodes, RegionSelect, useRegions, type Region } from '@/components/address/region-select'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { valuations } from '@/lib/domain/delivery/freight-form'
import { freightQuote } from '@/lib/domain/delivery/freight-quote'
import { priceText } from '@/lib/domain/money'
import { FormSection } from '../../form/form-section'
import { lineOf, rulesIn, type FreightDraft, type LoadDraft } from './freight-draft'

interface FreightCalculatorProps {
  draft: FreightDraft
  /** Whether the rules can price an order. */
  isRight: boolean
}

/** 试算: what an order to a region costs by the rules as they are typed, computed as the checkout does. */
export function FreightCalculator({ draft, isRight }: FreightCalculatorProps) {
  const { data: tree } = useRegions()
  const [region, setRegion] = useState<Region>({ province: '', city: '', county: '' })
  const [load, setLoad] = useState<LoadDraft>({ pieces: '1', weight: '', volume: '', amount: '' })
  const codes = regionCodes(tree, region)
  const { valuation, isFree, isOn } = draft
  const field = (name: keyof LoadDraft, label: string, unit: string) => (
    <Field id={`quote-${name}`} label={label}>
      <Input
        {...fieldControl(`quote-${name}`)}
        inputMode="decimal"
        autoComplete="off"
        value={load[name]}
        suffix={<span className="text-muted text-xs">{unit}</span>}
        onChange={({ target }) => setLoad({ ...load, [name]: target.value })}
      />
    </Field>
  )
  const line = lineOf(load)
  const problem = !isRight
    ? '规则填写完整后可以试算'
    : codes.length < 2
      ? '请选择收货地区'
      : line === null
        ? '请填写正确的数量和金额'
        : ''
  const quote =
    problem === '' && line
      ? freightQuote({ rules: rulesIn(draft), valuation, isFree, isOn }, line, codes)
      : null
  return (
    <FormSection id="freight-quote" title="试算" hint="按当前填写的规则计算，不用先保存">
      <div className="grid max-w-220 gap-4">
        <Field id="quote-region" label="收货地区">
          <RegionSelect id="quote-region" value={region} onChange={setRegion} />
        </Field>
        <div className="grid items-start gap-4 md:grid-cols-4">
          {field('pieces', '件数', '件')}
          {valuation === 1 && field('weight', '每件重量', valuations[1].unit)}
          {valuation === 4 && field('volume', '每件体积', valuations[4].unit)}
          {field('amount', '商品总金额', '元')}
        </div>
        <div role="status" className="rounded-card bg-page p-4">
          {quote ? (
            <>
              <p className="text-ink nums text-lg font-semibold">
                {quote.isRefused ? '不配送' : quote.fee === 0 ? '包邮' : `运费 ${priceText(quote.fee)}`}
              </p>
              {quote.words.map((text) => (
                <p key={text} className="text-muted nums mt-1 text-sm">
                  {text}
                </p>
              ))}
            </>
          ) : (
            <p className="text-muted text-sm">{problem}</p>
          )}
        </div>
      </div>
    </FormSection>
  )
}
