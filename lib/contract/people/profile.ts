import { z } from 'zod'
import * as contentMessages from '@/lib/domain/messages/content'
import * as memberMessages from '@/lib/domain/messages/member'
import { call } from '../call'
import { bit, seconds, wireJson, wireMobile, wireText } from '../fields'
import { profileAnswers } from './profile-answers'

const tags = ['会员资料']
const auth = 'member'

/** The own profile, unmasked (contract member §5.14). */
const profile = z.object({
  user_id: z.int(),
  company_id: z.literal(1),
  grade_id: z.int(),
  mobile: z.string(),
  user_card_code: z.string(),
  username: z.string(),
  name: z.string(),
  avatar: z.string(),
  /** 0 unknown · 1 man · 2 woman */
  sex: z.int(),
  birthday: z.string(),
  email: z.string(),
  ...profileAnswers,
  created: seconds,
  updated: seconds,
})
export type Profile = z.output<typeof profile>

const sex = z.preprocess<unknown, ReturnType<typeof wireText>, string | number | undefined>(
  (value) => (typeof value === 'number' ? String(value) : value),
  wireText(10, memberMessages.sexInvalid),
)

/** Fields that are sent are changed, all others stay; those that the mall configures come under their own keys. */
const fields = {
  username: wireText(30, memberMessages.nicknameTooLong).optional(),
  /** Path of an uploaded picture; empty for none. */
  avatar: wireText(300, contentMessages.pictureAddressInvalid).optional(),
  /** A value of the field's `select` or its label. */
  sex: sex.optional(),
  birthday: wireText(12, memberMessages.birthdayInvalid).optional(),
  email: wireText(254, memberMessages.emailInvalid).optional(),
}

/** A field of the legacy form (contract member §16). */
const attribute = z.object({
  attr_id: z.string(),
  attr_column: z.string(),
  attr_name: z.string(),
  attr_type: z.enum(['radio', 'checkbox', 'text']),
  attr_option: z.array(z.string()),
  /** As the options write it; several choices are joined by commas. */
  attr_value: z.string(),
  attr_required: bit,
  /** 1 yes · 2 no */
  editable: z.literal([1, 2]),
})

/** The fields of the legacy form as one object: `user.attr` returns a list, which clients send back. */
function byKey(form: unknown): unknown {
  if (!Array.isArray(form)) return form
  const entries = form.map((one: unknown): [unknown, unknown] => {
    const { attr_id: id, attr_column: column, attr_value } = Object(one) as Record<string, unknown>
    return [column ?? id, attr_value ?? undefined]
  })
  return entries.every(([key]) => typeof key === 'string') ? Object.fromEntries(entries) : null
}

export const profileContract = {
  /**
   * Changes the profile. Masked values, as `GET member` shows them, are ignored, and so is the number
   * (contract member §5.14).
   */
  save: call('PUT', '/member', '修改会员资料', {
    tags,
    auth,
    also: [{ method: 'PUT', path: '/memberinfo' }],
    legacyName: 'user.attr.save',
  })
    .input(
      z.looseObject({
        ...fields,
        /** The fields of the legacy form as JSON, by key or as the list of `user.attr` (contract member §16). */
        user_attr: wireJson(
          z.preprocess(byKey, z.looseObject(fields, memberMessages.profileEmpty)),
        ).optional(),
      }),
    )
    .output(profile),

  /** The profile with the fields of the form (contract member §5.14). */
  read: call('GET', '/memberinfo', '会员资料', { tags, auth })
    .input(z.object({}))
    .output(
      z.object({
        info: profile,
        registerSetting: z.record(
          z.string(),
          z.object({
            element_type: z.string(),
            is_open: z.boolean(),
            is_required: z.boolean(),
            name: z.string(),
            items: z.union([z.array(z.string()), z.record(z.string(), z.string())]),
          }),
        ),
      }),
    ),

  /** The legacy form with the values of the member (contract member §16). */
  attributes: call('GET', '/member/attributes', '会员资料（旧）', { tags, auth, legacyName: 'user.attr' })
    .input(z.object({}))
    .output(z.object({ user_attr: z.array(attribute), mobile: z.string() })),

  /** Moves the account to another number, once in thirty days (contract member §5.14). */
  changeMobile: call('PUT', '/member/mobile', '更换手机号', { tags, auth })
    .input(
      z.object({
        /** Its own number, plain or as it is shown. */
        old_mobile: wireText(400).optional(),
        new_mobile: wireMobile(memberMessages.mobileUnlawful, memberMessages.mobileUnlawful),
        /** An sms code of type `update`, sent to the new number. */
        smsCode: wireText(20, memberMessages.smsCodeWrong, memberMessages.smsCodeWrong).min(
          1,
          memberMessages.smsCodeWrong,
        ),
      }),
    )
    .output(profile),

  /** Whether members must complete their profile before their first order (contract member §5.14). */
  validation: call('GET', '/espier/config/request_field_setting', '资料校验设置', { tags })
    .input(z.object({}))
    .output(z.object({ switch_first_auth_force_validation: bit })),
}
