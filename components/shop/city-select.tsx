'use client'
import { Select } from '@/components/ui/select'
import type { ShopRegion } from './shop-data'

interface CitySelectProps {
  /** Cities with open shops. */
  regions: readonly ShopRegion[]
  /** First option, for no city; also the name of the field. */
  placeholder: string
  /** The selected city; null for none. */
  selected: Pick<ShopRegion, 'province' | 'city'> | null
  onPick: (region: ShopRegion | null) => void
  className?: string
}

/** A city among those with open shops. */
export function CitySelect({ regions, placeholder, selected, onPick, className }: CitySelectProps) {
  const index = regions.findIndex(
    ({ province, city }) => province === selected?.province && city === selected.city,
  )
  return (
    <Select
      aria-label={placeholder}
      placeholder={placeholder}
      value={index < 0 ? '' : String(index)}
      onChange={({ target: { value } }) => onPick(value === '' ? null : (regions[Number(value)] ?? null))}
      options={regions.map(({ province, city, count }, at) => ({
        value: String(at),
        label: `${city === province ? city : `${province} ${city}`}（${count}家）`,
      }))}
      className={className}
    />
  )
}
