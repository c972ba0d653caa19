'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { addressLine } from '@/components/address/address-text'
import { ChoiceCard } from '@/components/ui/choice-card'
import { query } from '@/lib/client/call/query'
import type { Address } from '@/lib/contract/people/address'
import { Section } from './section'
import type { CheckoutModel } from './use-checkout'

type StaffAddress = { addr_id: number; addr: string } & Pick<
  Address,
  'province' | 'city' | 'county' | 'username' | 'telephone'
>

/** An address of the employer as an order needs it. Own addresses have positive ids. */
const toAddress = ({ addr_id, addr, ...part }: StaffAddress): Address => ({
  ...part,
  address_id: -addr_id,
  adrdetail: addr,
  company_id: 1,
  user_id: 0,
  area: null,
  postalCode: null,
  is_def: false,
  created: 0,
  updated: 0,
  third_data: '',
  lng: '',
  lat: '',
})

/** 员工收货地址: where the employer receives parcels. The first one is chosen for members without an own address. */
export function StaffAddressSection({ model }: { model: CheckoutModel }) {
  const { data } = useQuery(query.employee.staffAddresses.queryOptions({ input: {}, meta: { silent: true } }))
  const [first] = data ?? []
  const needsOne = model.addresses.isSuccess && model.address === null
  const { change } = model
  const choose = useEffectEvent((address: StaffAddress) => change({ staffAddress: toAddress(address) }))
  useEffect(() => {
    if (needsOne && first) choose(first)
  }, [needsOne, first])
  if (!data || data.length === 0) return null
  return (
    <Section title="员工收货地址">
      <div role="radiogroup" aria-label="员工收货地址" className="grid gap-3 md:grid-cols-2">
        {data.map((one) => {
          const address = toAddress(one)
          return (
            <ChoiceCard
              key={one.addr_id}
              name="staff-address"
              checked={model.choice.staffAddress?.address_id === address.address_id}
              onChoose={() => change({ staffAddress: address })}
              className="min-h-24 p-4"
            >
              <span className="text-ink flex items-center gap-2 font-semibold">
                <span className="truncate">{one.name}</span>
                <span className="nums text-text font-normal">
                  {one.username} {one.telephone}
                </span>
              </span>
              <span className="text-text mt-2 line-clamp-2 block text-sm">{addressLine(address)}</span>
            </ChoiceCard>
          )
        })}
      </div>
    </Section>
  )
}
