'use client'
import { useId, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { hoursText, shopLimits } from '@/lib/domain/shop/desk-shop'
import { clockText, readHours } from '@/lib/domain/shop/hours'
import { FormSection } from '../../form/form-section'
import { PictureList } from '../../form/picture/picture-list'
import { fieldId, type ShopSectionProps } from './shop-section'
import { ShopText } from './shop-text'

/** Pictures, introduction and contact of a shop. */
export function ProfileSection({ draft, set, problems, isFixed }: ShopSectionProps) {
  const text = { draft, set, problems }
  const picture = (field: 'logo' | 'banner', label: string, hint: string) => (
    <Field id={fieldId(field)} label={label} hint={hint}>
      <PictureList
        label={label}
        id={fieldId(field)}
        value={draft[field] ? [draft[field]] : []}
        max={1}
        onChange={(change) => set({ [field]: change(draft[field] ? [draft[field]] : [])[0] ?? '' })}
      />
    </Field>
  )
  return (
    <FormSection id="shop-profile" title="展示和联系">
      <fieldset disabled={isFixed} className="grid max-w-220 gap-5">
        <div className="grid items-start gap-5 md:grid-cols-2">
          {picture('logo', '店铺标志', '正方形图片')}
          {picture('banner', '店铺横幅', '显示在店铺页面的顶部')}
        </div>
        <ShopText
          {...text}
          field="business"
          label="主营"
          maxLength={shopLimits.text}
          placeholder="如 大家电、厨房电器"
        />
        <Field id={fieldId('introduce')} label="店铺介绍">
          <Textarea
            {...fieldControl(fieldId('introduce'))}
            rows={4}
            maxLength={shopLimits.introduce}
            used={draft.introduce.length}
            value={draft.introduce}
            onChange={({ target }) => set({ introduce: target.value })}
          />
        </Field>
        <div className="grid items-start gap-5 md:grid-cols-3">
          <ShopText {...text} field="contact" label="联系人" maxLength={shopLimits.name} />
          <ShopText {...text} field="mobile" label="店铺电话" type="tel" maxLength={shopLimits.phone} />
          <ShopText
            {...text}
            field="contract_phone"
            label="客服电话"
            type="tel"
            maxLength={shopLimits.phone}
            hint="不填写时显示店铺电话"
          />
        </div>
      </fieldset>
    </FormSection>
  )
}

/** Hours, pickup and delivery of a shop. */
export function ServiceSection({ draft, set, problems, isFixed }: ShopSectionProps) {
  const text = { draft, set, problems }
  return (
    <FormSection id="shop-service" title="营业和配送">
      <fieldset disabled={isFixed} className="grid max-w-220 gap-5">
        <div className="grid items-start gap-5 md:grid-cols-2">
          <HoursField draft={draft} set={set} problems={problems} isFixed={isFixed} />
          <ShopText
            {...text}
            field="delivery_distance"
            label="配送范围"
            inputMode="numeric"
            suffix="公里"
            hint="0 为不限；按位置推荐店铺时使用"
          />
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Checkbox checked={draft.is_ziti} onChange={({ target }) => set({ is_ziti: target.checked })}>
            到店自提
            <span className="text-muted text-xs">顾客在营业时间内提货，可以预约7天内</span>
          </Checkbox>
          <Checkbox
            checked={draft.is_delivery}
            onChange={({ target }) => set({ is_delivery: target.checked })}
          >
            快递配送
          </Checkbox>
        </div>
      </fieldset>
    </FormSection>
  )
}

/** Daily hours from and to, or words for a shop whose hours are no such period. */
function HoursField({ draft, set, problems }: ShopSectionProps) {
  const toId = useId()
  const period = readHours(draft.hour)
  const [isWords, setWords] = useState(period === null)
  const [from = '', to = ''] = period ? [clockText(period.from), clockText(period.to)] : draft.hour.split('-')
  const [id, problem] = [fieldId('hour'), problems.hour]
  const change = (next: { from: string; to: string }) => {
    const read = readHours(`${next.from}-${next.to}`)
    set({ hour: read ? hoursText(read) : `${next.from}-${next.to}` })
  }
  return (
    <div className="grid gap-2">
      <Field id={id} label="营业时间" {...(problem !== undefined && { error: problem })}>
        {isWords ? (
          <Input
            {...fieldControl(id, problem)}
            autoComplete="off"
            maxLength={40}
            placeholder="如 周末 10:00-18:00"
            value={draft.hour}
            onChange={({ target }) => set({ hour: target.value })}
          />
        ) : (
          <span className="flex items-center gap-2 text-sm">
            <Input
              {...fieldControl(id, problem)}
              type="time"
              value={from}
              onChange={({ target }) => change({ from: target.value, to })}
            />
            至
            <Input
              id={toId}
              type="time"
              aria-label="营业时间到"
              aria-invalid={problem !== undefined || undefined}
              value={to}
              onChange={({ target }) => change({ from, to: target.value })}
            />
          </span>
        )}
      </Field>
      <Checkbox
        checked={isWords}
        onChange={({ target }) => {
          setWords(target.checked)
          set({ hour: target.checked ? '' : '09:00-21:00' })
        }}
      >
        用文字说明
        <span className="text-muted text-xs">这样不能自提</span>
      </Checkbox>
    </div>
  )
}
