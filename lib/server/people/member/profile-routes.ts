import 'server-only'
import type { ProfileField } from '@/lib/contract/people/member'
import type { Profile } from '@/lib/contract/people/profile'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { changeMobile } from './change-mobile'
import { loadProfile } from './load-profile'
import { readProfileForm } from './profile-fields'
import { saveProfile } from './save-profile'

const routes = os.profile

const wireField = ({ element_type, is_open, is_required, name, select, checkbox }: ProfileField) => ({
  element_type,
  is_open,
  is_required,
  name,
  items: element_type === 'checkbox' ? checkbox.map((one) => one.name) : select,
})

const attributeTypes = {
  select: 'radio',
  checkbox: 'checkbox',
  date: 'text',
  input: 'text',
  numeric: 'text',
  mobile: 'text',
} as const

/** The value of a field as a text: a choice by its label, several joined by commas. */
const textOf = ({ key, select }: ProfileField, { other_params, ...profile }: Profile): string => {
  const value = other_params.custom_data[key] ?? profile[key as keyof typeof profile] ?? ''
  if (typeof value === 'number') return Object.values(select)[value] ?? String(value)
  return Array.isArray(value) ? value.join(',') : value
}

/** A field in the format of the legacy form (contract member §16). */
const wireAttribute = (field: ProfileField, profile: Profile) => ({
  attr_id: field.key,
  attr_column: field.key,
  attr_name: field.name,
  attr_type: attributeTypes[field.element_type],
  attr_option: [...Object.values(field.select), ...field.checkbox.map(({ name }) => name)],
  attr_value: textOf(field, profile),
  attr_required: field.is_required ? (1 as const) : (0 as const),
  editable: field.is_edit ? (1 as const) : (2 as const),
})

export const profileRoutes = {
  save: routes.save.handler(({ input: { user_attr, ...form }, context }) =>
    saveProfile(context.mall, memberOf(context).userId, { ...form, ...user_attr }),
  ),

  read: routes.read.handler(async ({ context }) => {
    const { db } = context.mall
    const { fields } = await readProfileForm(db)
    const registerSetting = Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, wireField(field)]),
    )
    return { info: await loadProfile(db, memberOf(context).userId), registerSetting }
  }),

  attributes: routes.attributes.handler(async ({ context }) => {
    const { db } = context.mall
    const profile = await loadProfile(db, memberOf(context).userId)
    const open = Object.values((await readProfileForm(db)).fields).filter((field) => field.is_open)
    return { user_attr: open.map((field) => wireAttribute(field, profile)), mobile: profile.mobile }
  }),

  changeMobile: routes.changeMobile.handler(({ input, context }) =>
    changeMobile(context.mall, memberOf(context), {
      oldMobile: input.old_mobile,
      newMobile: input.new_mobile,
      code: input.smsCode,
    }),
  ),

  validation: routes.validation.handler(() => ({ switch_first_auth_force_validation: 0 })),
}
