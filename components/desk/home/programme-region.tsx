'use client'
import { useEffect, useState } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { api } from '@/lib/client/call/api'
import type { RegionNode } from '@/lib/contract/region'

const optionsOf = (nodes: readonly RegionNode[] | undefined) =>
  (nodes ?? []).map(({ label }) => ({ value: label, label }))

/**
 * 补贴活动地区: a province, or a province and a city of the renewal programme.
 * @param onChange gets the names from the province down, joined by a space; '' for none
 */
export function ProgrammeRegion({ onChange }: { onChange: (region: string) => void }) {
  const [tree, setTree] = useState<readonly RegionNode[]>([])
  const [province, setProvince] = useState('')
  const [city, setCity] = useState('')
  useEffect(() => {
    // Without the list the region stays open: it can be set later.
    api.region.tree({}).then(setTree, () => {})
  }, [])
  const choose = (nextProvince: string, nextCity: string) => {
    setProvince(nextProvince)
    setCity(nextCity)
    onChange([nextProvince, nextCity].filter(Boolean).join(' '))
  }
  const cities = optionsOf(tree.find(({ label }) => label === province)?.children)
  return (
    <Field id="setup-province" label="补贴活动地区" hint="参加以旧换新等补贴时选择，不参加或还没确定可不选">
      <div className="grid grid-cols-2 gap-3">
        <Select
          {...fieldControl('setup-province', undefined, 'hint')}
          options={optionsOf(tree)}
          placeholder="不选择"
          value={province}
          onChange={({ target }) => choose(target.value, '')}
        />
        <Select
          aria-label="补贴活动城市"
          options={cities}
          placeholder={province === '' ? '城市' : '全部城市'}
          disabled={cities.length === 0}
          value={city}
          onChange={({ target }) => choose(province, target.value)}
        />
      </div>
    </Field>
  )
}
