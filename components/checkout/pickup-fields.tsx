'use client'
import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { Suspense, useEffect, useId, useState } from 'react'
import { ChoiceCard } from '@/components/ui/choice-card'
import { ErrorState } from '@/components/ui/error-state'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { lazyPart } from '@/components/ui/lazy-part'
import { PhoneInput } from '@/components/ui/phone-input'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { useServerTimeOfOpening } from '@/components/ui/use-server-time'
import { query } from '@/lib/client/call/query'
import type { Outputs } from '@/lib/contract/outputs'
import { regionText } from '@/lib/domain/delivery/region-text'
import { pickupDays, pickupHoursOn, type PickupTimes } from '@/lib/domain/order/pickup/pickup-days'
import type { CheckoutField, PickupChoice } from './order-input'

const PickupMap = lazyPart(() => import('./pickup-map'), 'PickupMap')

interface PickupFieldsProps {
  distributorId: number
  shop: { lng: string; lat: string }
  value: PickupChoice
  onChange: (value: PickupChoice) => void
  /** The message of a field; undefined without one. */
  errorOf: (field: CheckoutField) => string | undefined
}

type Location = Outputs['checkout']['pickupLocations']['list'][number]

const addressOf = ({ province, city, area, address }: Location): string =>
  regionText(province, city, area) + address

const timesOf = (location: Location): PickupTimes => ({
  hours: location.hours,
  workdays: location.workdays,
  waitPickupDays: location.wait_pickup_days,
  latestPickupTime: location.latest_pickup_time,
})

const timeText = (time: readonly string[]) => time.join('-')

/** 自提点信息: pickup location, time and person (spec 3 §3). */
export function PickupFields(props: PickupFieldsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-line mt-5 border-t pt-4">
      <h3 id={id} className="text-ink text-base font-semibold">
        自提点信息
      </h3>
      <Fields {...props} />
    </section>
  )
}

function Fields({ distributorId, shop, value, onChange, errorOf }: PickupFieldsProps) {
  const id = useId()
  const now = useServerTimeOfOpening()
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    query.checkout.pickupLocations.queryOptions({
      input: { distributor_id: distributorId, lng: shop.lng, lat: shop.lat },
      meta: { silent: true },
    }),
  )
  /** The location on the map; stays while the dialog fades out. */
  const [shown, setShown] = useState<{ id: number; isOpen: boolean } | null>(null)
  const set = (part: Partial<PickupChoice>) => onChange({ ...value, ...part })

  // A single location is preselected, and so is its day when it has a single one.
  const [only, ...others] = data?.list ?? []
  const isPreselected = only !== undefined && others.length === 0 && value.locationId === 0 && now > 0
  useEffect(() => {
    if (!isPreselected) return
    const [day, ...later] = pickupDays(timesOf(only), now)
    onChange({ ...value, locationId: only.id, date: later.length === 0 ? (day ?? '') : '', time: [] })
  }, [isPreselected, only, now, onChange, value])

  if (isPending || now === 0) return <Skeleton className="mt-4 h-40" />
  if (isError) return <ErrorState small onRetry={() => void refetch()} retrying={isFetching} />
  if (data.list.length === 0) return <p className="text-muted pt-5 text-center text-sm">暂无自提点</p>

  const location = data.list.find((entry) => entry.id === value.locationId)
  const times = location ? timesOf(location) : null
  const onMap = data.list.find((entry) => entry.id === shown?.id)
  const days = times ? pickupDays(times, now) : []
  const hours = times && value.date ? pickupHoursOn(times, value.date, now) : []

  return (
    <div className="mt-4 grid gap-4">
      <div role="radiogroup" aria-label="自提点" className="grid gap-3 md:grid-cols-2">
        {data.list.map((entry) => (
          <div key={entry.id} className="relative">
            <ChoiceCard
              name="pickup"
              checked={entry.id === value.locationId}
              onChoose={() => set({ locationId: entry.id, date: '', time: [] })}
              className="h-full p-4 pb-12 text-sm"
            >
              <span className="text-ink block font-semibold">{entry.name}</span>
              <span className="text-text mt-1.5 block">提货地址：{addressOf(entry)}</span>
              <span className="nums text-muted mt-1 block">
                联系电话：<span translate="no">{entry.contract_phone}</span>
              </span>
            </ChoiceCard>
            {/* Beside the label, not in it: looking at the map selects nothing. */}
            <button
              type="button"
              onClick={() => setShown({ id: entry.id, isOpen: true })}
              aria-label={`查看店铺位置 ${entry.name}`}
              className="text-link hover:text-brand absolute bottom-1 left-4 flex min-h-11 items-center gap-1 text-sm transition-colors"
            >
              <MapPin className="size-4" aria-hidden />
              查看店铺位置
            </button>
          </div>
        ))}
      </div>
      {onMap && shown && (
        <Suspense>
          <PickupMap
            open={shown.isOpen}
            onClose={() => setShown({ ...shown, isOpen: false })}
            location={onMap}
            address={addressOf(onMap)}
          />
        </Suspense>
      )}
      {times && (
        <div className="grid gap-4 md:grid-cols-4">
          <Field id={`${id}-day`} error={errorOf('date')} label="提货日期" required>
            <Select
              {...fieldControl(`${id}-day`, errorOf('date'))}
              placeholder="请选择自提日期"
              value={value.date}
              options={days.map((day) => ({ value: day, label: day.slice(5) }))}
              onChange={(event) => set({ date: event.target.value, time: [] })}
            />
          </Field>
          <Field id={`${id}-time`} error={errorOf('time')} label="提货时间" required>
            <Select
              {...fieldControl(`${id}-time`, errorOf('time'))}
              placeholder={value.date && hours.length === 0 ? '无可选时间段' : '请选择自提时间'}
              disabled={hours.length === 0}
              value={timeText(value.time)}
              options={hours.map((time) => ({ value: timeText(time), label: timeText(time) }))}
              onChange={(event) =>
                set({ time: hours.find((time) => timeText(time) === event.target.value) ?? [] })
              }
            />
          </Field>
          <Field id={`${id}-name`} error={errorOf('name')} label="提货人" required>
            <Input
              {...fieldControl(`${id}-name`, errorOf('name'))}
              autoComplete="name"
              maxLength={30}
              value={value.name}
              onChange={(event) => set({ name: event.target.value })}
            />
          </Field>
          <Field id={`${id}-mobile`} error={errorOf('mobile')} label="手机号码" required>
            <PhoneInput
              {...fieldControl(`${id}-mobile`, errorOf('mobile'))}
              autoComplete="tel"
              value={value.mobile}
              onChange={(event) => set({ mobile: event.target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  )
}
