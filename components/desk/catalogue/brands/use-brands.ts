import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { deskQuery } from '@/lib/client/call/desk'
import type { DeskBrand } from '@/lib/contract/operator/catalogue/brand'

const shared = { staleTime: 30_000, meta: { silent: true } } as const

const idText = ({ brand_id: id }: DeskBrand) => String(id)

/**
 * Brands as a combobox offers them: those that a text finds, and the chosen one, which they may lack.
 * @param value id of the chosen brand; empty for none
 */
export function useBrands(value: string) {
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
  return {
    options: found.map((brand) => ({ value: idText(brand), label: brand.brand_name })),
    isLoaded: brands !== undefined,
    onType: setTyped,
    /** Notes a brand that was chosen or made. */
    choose: (brand: DeskBrand | string) =>
      setChosen(typeof brand === 'string' ? (found.find((one) => idText(one) === brand) ?? null) : brand),
  }
}
