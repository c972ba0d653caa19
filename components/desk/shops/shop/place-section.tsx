'use client'
import { RegionSelect } from '@/components/address/region-select'
import { Field, fieldControl } from '@/components/ui/field'
import { fullAddress } from '@/lib/domain/shop/address'
import { shopLimits } from '@/lib/domain/shop/desk-shop'
import { FormSection } from '../../form/form-section'
import { MapLinks, pastedPlace } from '../map-links'
import { isPlace } from './shop-draft'
import { fieldId, type ShopSectionProps } from './shop-section'
import { ShopText } from './shop-text'

/** Where a shop stands: region, address, and its coordinates, which are pasted from a map. */
export function PlaceSection({ draft, set, problems, isFixed }: ShopSectionProps) {
  const text = { draft, set, problems }
  const { province, city, area, address, house_number: houseNumber } = draft
  const paste = {
    inputMode: 'decimal' as const,
    onPaste: (event: React.ClipboardEvent) => {
      const both = pastedPlace(event)
      if (both) set(both)
    },
  }
  const id = fieldId('province')
  return (
    <FormSection
      id="shop-place"
      title="位置"
      hint="经纬度用于按距离排列和配送范围；没有经纬度的店铺不显示距离，排在后面"
    >
      <fieldset disabled={isFixed} className="grid max-w-220 gap-5">
        <Field
          id={id}
          label="所在地区"
          required
          {...(problems.province !== undefined && { error: problems.province })}
        >
          <RegionSelect
            id={id}
            value={{ province, city, county: area }}
            invalid={problems.province !== undefined}
            describedBy={fieldControl(id, problems.province)['aria-describedby']}
            onChange={({ county, ...region }) => set({ ...region, area: county })}
          />
        </Field>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <ShopText {...text} field="address" label="详细地址" required maxLength={shopLimits.address} />
          <ShopText {...text} field="house_number" label="楼层和门牌号" maxLength={shopLimits.text} />
          <ShopText
            {...text}
            {...paste}
            field="lng"
            label="经度"
            placeholder="如 120.1302"
            hint="不知道可以不填；可以从地图粘贴“经度,纬度”"
          />
          <ShopText {...text} {...paste} field="lat" label="纬度" placeholder="如 30.2741" />
        </div>
        <p className="text-muted flex flex-wrap items-center gap-x-4 text-sm">
          <MapLinks
            name={draft.name}
            address={fullAddress({ province, city, area, address, houseNumber })}
            place={isPlace(draft) ? { lng: draft.lng, lat: draft.lat } : null}
          />
        </p>
      </fieldset>
    </FormSection>
  )
}
