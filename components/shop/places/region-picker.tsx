import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { placesHref } from '@/lib/web/shop-href'
import type { ShopRegion } from '../shop-data'

interface RegionPickerProps {
  regions: readonly ShopRegion[]
  province: string
  city: string
}

interface Option {
  label: string
  href: string
  count: number
  isSelected: boolean
}

/** Provinces with shops, and the cities of the selected one. */
export function RegionPicker({ regions, province, city }: RegionPickerProps) {
  const total = regions.reduce((sum, { count }) => sum + count, 0)
  const provinces = [...new Set(regions.map((region) => region.province))]
  const cities = regions.filter((region) => region.province === province)
  const countIn = (name: string) =>
    regions.filter((region) => region.province === name).reduce((sum, { count }) => sum + count, 0)
  return (
    <nav
      aria-label="选择地区"
      className="rounded-card border-line bg-card border px-5 py-3 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-4"
    >
      <Row
        label="省份"
        options={[
          { label: '全部', href: placesHref(), count: total, isSelected: province === '' },
          ...provinces.map((name) => ({
            label: name,
            href: placesHref(name),
            count: countIn(name),
            isSelected: name === province,
          })),
        ]}
      />
      {cities.length > 1 && (
        <Row
          label="城市"
          options={[
            { label: '全部', href: placesHref(province), count: countIn(province), isSelected: city === '' },
            ...cities.map((region) => ({
              label: region.city,
              href: placesHref(province, region.city),
              count: region.count,
              isSelected: region.city === city,
            })),
          ]}
        />
      )}
    </nav>
  )
}

function Row({ label, options }: { label: string; options: readonly Option[] }) {
  return (
    <div className="flex gap-4 max-md:gap-2">
      <span className="text-muted w-10 shrink-0 text-sm leading-9 max-md:leading-11">{label}</span>
      <ul className="flex min-w-0 flex-1 flex-wrap max-md:[scrollbar-width:none] max-md:flex-nowrap max-md:overflow-x-auto">
        {options.map((option) => (
          <li key={option.label} className="shrink-0">
            <Link
              href={option.href}
              aria-current={option.isSelected ? 'true' : undefined}
              className={cx(
                'flex h-9 items-center px-3 text-sm transition-colors max-md:h-11',
                option.isSelected ? 'text-brand font-medium' : 'text-text hover:text-brand',
              )}
            >
              {option.label}
              <span translate="no" className="nums text-muted ml-1 text-xs">
                {option.count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
