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
import { memberPriceOf, MemberPriceFields, noMemberPrice } from './member-price-fields'
import { noStockChange, stockChangeOf, StockChangeFields } from './stock-change-fields'

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

const withKind = <Kind extends ValueKind, Change extends object>(kind: Kind, change: Change | string) =>
  typeof change === 'string' ? change : { kind, ...change }

/** The value of a change: of prices, stock or member prices, a category, a tag or a freight template. */
export function ValueDialog({ kind, onClose, onChosen }: ValueDialogProps) {
  const [value, setValue] = useState('')
  const [price, setPrice] = useState(noPriceChange)
  const [stock, setStock] = useState(noStockChange)
  const [memberPrice, setMemberPrice] = useState(noMemberPrice)
  const [problem, setProblem] = useState('')
  const tags = useQuery(
    deskQuery.goodsTag.list.queryOptions({ input: {}, staleTime: 30_000, meta: { silent: true } }),
  ).data
  /** The typed change; a sentence where it is none. */
  const changeOf = (of: ValueKind): BulkChange | string => {
    if (of === 'price') return withKind(of, priceChangeOf(price))
    if (of === 'stock') return withKind(of, stockChangeOf(stock))
    if (of === 'member_price') return withKind(of, memberPriceOf(memberPrice))
    if (value === '') return missingValues[of]
    const id = Number(value)
    if (of === 'category') return { kind: of, category_id: id }
    return of === 'freight' ? { kind: of, templates_id: id } : { kind: of, tag_id: id }
  }
  const submit = () => {
    if (kind === null) return
    const change = changeOf(kind)
    if (typeof change === 'string') setProblem(change)
    else onChosen(change)
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
      {kind === 'stock' && (
        <StockChangeFields
          value={stock}
          problem={problem}
          onChange={(next) => {
            setStock(next)
            setProblem('')
          }}
        />
      )}
      {kind === 'member_price' && (
        <MemberPriceFields
          value={memberPrice}
          problem={problem}
          onChange={(next) => {
            setMemberPrice(next)
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
