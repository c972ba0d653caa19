import { z } from 'zod'
import * as addressMessages from '@/lib/domain/messages/address'
import * as memberMessages from '@/lib/domain/messages/member'
import { call } from '../call'
import {
  bit,
  listOf,
  seconds,
  wireId,
  wirePage,
  wirePageSize,
  wireSwitch,
  wireText,
  wirePhone,
} from '../fields'

const tags = ['地址']

/** A delivery address (contract member §6). */
export const address = z.object({
  address_id: z.int(),
  company_id: z.literal(1),
  user_id: z.int(),
  username: z.string(),
  telephone: z.string(),
  area: z.string().nullable(),
  province: z.string(),
  city: z.string(),
  /** Empty in a city without counties. */
  county: z.string(),
  adrdetail: z.string(),
  postalCode: z.string().nullable(),
  is_def: z.boolean(),
  created: seconds,
  updated: seconds,
  third_data: z.string(),
  lng: z.string(),
  lat: z.string(),
})
export type Address = z.infer<typeof address>

/** The limit only bounds the input; the rules of the fields are in `lib/domain/delivery/address`. */
const addressText = (message: string) => wireText(200, message, message)

const fields = {
  username: addressText(addressMessages.receiverNameInvalid),
  telephone: wirePhone(200, memberMessages.mobileInvalid, memberMessages.mobileInvalid),
  province: addressText(addressMessages.provinceInvalid),
  city: addressText(addressMessages.cityInvalid),
  county: addressText(addressMessages.districtInvalid),
  adrdetail: addressText(addressMessages.streetInvalid),
  postalCode: addressText(addressMessages.postcodeInvalid),
}

/** Field names of the legacy gateway (contract member §16). */
const legacyFields = {
  name: 'username',
  mobile: 'telephone',
  area: ['province', 'city', 'county'],
  addr: 'adrdetail',
  zip: 'postalCode',
  def_addr: 'is_def',
} as const

export const addressContract = {
  list: call('GET', '/member/addresslist', '收货地址列表', { tags, auth: 'member' })
    .input(
      z.object({
        page: wirePage(),
        pageSize: wirePageSize(20),
        address_id: wireId().optional(),
        receipt_type: wireText(20).optional(),
        city: wireText(40).optional(),
      }),
    )
    .output(listOf(address)),

  get: call('GET', '/member/address/{address_id}', '收货地址详情', {
    tags,
    auth: 'member',
    invalid: addressMessages.addressUnknown,
  })
    .input(z.object({ address_id: wireId() }))
    .output(address),

  /** The same with the field names of the legacy gateway beside the current ones (contract member §16). */
  getOlder: call('GET', '/member.address.get', '收货地址详情（旧接口）', {
    tags,
    auth: 'member',
    invalid: addressMessages.addressUnknown,
    legacyName: { name: 'member.address.get', params: { address_id: 'addr_id' } },
  })
    .input(z.object({ addr_id: wireId() }))
    .output(
      address.extend({
        addr_id: z.int(),
        name: z.string(),
        mobile: z.string(),
        /** The ids of province, city and county, joined by commas; `member.address.add` takes them as `area`. */
        region_id: z.string(),
        addr: z.string(),
        zip: z.string(),
        /** 1 for the default address. */
        def_addr: bit,
      }),
    ),

  create: call('POST', '/member/address', '新增收货地址', {
    tags,
    auth: 'member',
    legacyName: { name: 'member.address.add', params: legacyFields },
  })
    .input(
      z.object({
        ...fields,
        county: fields.county.optional().default(''),
        postalCode: fields.postalCode.optional().default(''),
        is_def: wireSwitch('默认地址开启错误'),
      }),
    )
    .output(address),

  /** Fields that are not sent stay as they are; `is_def` true makes the address the default. */
  update: call('PUT', '/member/address/{address_id}', '修改收货地址', {
    tags,
    auth: 'member',
    also: [{ method: 'POST', path: '/member/address/{address_id}' }],
    legacyName: {
      name: 'member.address.setDefault',
      params: { addr_id: 'address_id' },
      fixed: { is_def: true },
    },
  })
    .input(
      z.object({
        address_id: wireId('缺少地址id'),
        ...z.object(fields).partial().shape,
        is_def: wireSwitch('默认地址开启错误'),
      }),
    )
    .output(address),

  remove: call('DELETE', '/member/address/{address_id}', '删除收货地址', {
    tags,
    auth: 'member',
    invalid: addressMessages.addressNotRemoved,
    also: [{ method: 'POST', path: '/member/address/delete/{address_id}' }],
    legacyName: { name: 'member.address.delete', params: { addr_id: 'address_id' } },
  })
    .input(z.object({ address_id: wireId() }))
    .output(z.object({ status: z.boolean(), address_id: z.int() })),
}
