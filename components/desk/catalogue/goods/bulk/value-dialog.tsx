'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FreightSelect } from '@/components/desk/trade/freight/freight-select'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, fieldControl } from '@/components/ui/field'
import { deskQuery } from '@/lib/client/call/desk'
import { FetchedSelect } from '../../../form/fetched-select'
import { CategorySelect } from '../category-select'
import { noPriceChange, PriceChangeFields, priceChangeOf } from '../price-change-fields'
import { valueKinds, type BulkChange, type ValueKind } from './bulk-change'

const missingValues = {
  category: '请选择分类',
  tag: '请选择标签',
  untag: '请选择标签',
  freight: '请选择运费模板',
} as const

interface ValueDialogProps {
  kind: ValueKind | null
  onClose: () => void
  onChosen: (change: BulkChange) => void
}

/** The value of a change: a change of prices, a category, a tag or a freight template. */
export function ValueDialog({ kind, onClose, onChosen }: ValueDialogProps) {
  const [value, setValue] = useState('')
  const [price, setPrice] = useState(noPriceChange)
  const [problem, setProblem] = useState('')
  const tags = useQuery(
    deskQuery.goodsTag.list.queryOptions({ input: {}, staleTime: 30_000, meta: { silent: true } }),
  ).data
  const submit = () => {
    if (kind === null) return
    if (kind === 'price') {
      const change = priceChangeOf(price)
      if (typeof change === 'string') setProblem(change)
      else onChosen({ kind, ...change })
      return
    }
    const number = Number(value)
    if (value === '') setProblem(missingValues[kind])
    else if (kind === 'category') onChosen({ kind, category_id: number })
    else if (kind === 'freight') onChosen({ kind, templates_id: number })
    else onChosen({ kind, tag_id: number })
  }
  const control = fieldControl('bulk-value', problem)
  return (
    <Dialog
      open={kind !== null}
      onClose={onClose}
      title={kind ? valueKinds[kind] : ''}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button onClick={submit}>下一步</Button>
        </>
      }
    >
      {kind === 'price' && (
        <PriceChangeFields
          value={price}
          problem={problem}
          onChange={(next) => {
            setPrice(next)
            setProblem('')
          }}
        />
      )}
      {kind === 'category' && (
        <Field id="bulk-value" label="分类" error={problem}>
          <CategorySelect {...control} label="分类" value={value} onChange={setValue} placeholder="请选择" />
        </Field>
      )}
      {kind === 'freight' && (
        <Field id="bulk-value" label="运费模板" error={problem}>
          <FreightSelect {...control} placeholder="请选择" value={value} onChange={setValue} />
        </Field>
      )}
      {(kind === 'tag' || kind === 'untag') && (
        <Field id="bulk-value" label="标签" error={problem}>
          <FetchedSelect
            {...control}
            aria-label="标签"
            placeholder="请选择"
            options={tags?.list.map((tag) => ({ value: String(tag.tag_id), label: tag.tag_name }))}
            value={value}
            onChange={setValue}
          />
        </Field>
      )}
    </Dialog>
  )
}
