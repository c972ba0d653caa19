'use client'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Combobox } from '@/components/ui/combobox'
import { deskQuery } from '@/lib/client/call/desk'
import type { DeskBrand } from '@/lib/contract/operator/catalogue/brand'
import { NewThing } from '../../form/new-thing'
import { BrandDialog } from './brand-dialog'

interface BrandChoiceProps {
  id: string
  /** Id of a brand; empty for none. */
  value: string
  onChange: (value: string) => void
}

const shared = { staleTime: 30_000, meta: { silent: true } } as const

/** One brand of the mall, found by typing; one that is missing is made right there. */
export function BrandChoice({ id, value, onChange }: BrandChoiceProps) {
  const [typed, setTyped] = useState('')
  /** The brand that was chosen last, which the next list may lack. */
  const [chosen, setChosen] = useState<DeskBrand | null>(null)
  const keyword = useDeferredValue(typed.trim())
  const brands = useQuery({
    ...deskQuery.brand.list.queryOptions({
      input: { pageSize: 100, ...(keyword && { keyword }) },
      ...shared,
    }),
    placeholderData: keepPreviousData,
  }).data
  const idText = ({ brand_id: brandId }: DeskBrand) => String(brandId)
  const isFound = value === '' || brands?.list.some((brand) => idText(brand) === value)
  const isChosen = chosen !== null && idText(chosen) === value
  const own = useQuery(
    deskQuery.brand.list.queryOptions({
      input: brands && !isFound && !isChosen ? { brand_id: Number(value) } : skipToken,
      ...shared,
    }),
  ).data
  const missing = isChosen ? [chosen] : (own?.list ?? [])
  const found = [...(isFound ? [] : missing), ...(brands?.list ?? [])]
  return (
    <div className="grid gap-1">
      <Combobox
        id={id}
        value={value}
        onChange={(next) => {
          setChosen(found.find((brand) => idText(brand) === next) ?? null)
          onChange(next)
        }}
        onType={setTyped}
        options={found.map((brand) => ({ value: idText(brand), label: brand.brand_name }))}
        label="品牌"
        placeholder="输入品牌名称查找，可不填"
        emptyText={brands ? '没有这个品牌' : '加载中'}
      />
      <NewThing label="新增品牌" permission="goods:write">
        {(isOpen, onClose) => (
          <BrandDialog
            open={isOpen ? 'new' : null}
            onClose={onClose}
            onAdded={(brand) => {
              setChosen(brand)
              onChange(idText(brand))
            }}
          />
        )}
      </NewThing>
    </div>
  )
}
