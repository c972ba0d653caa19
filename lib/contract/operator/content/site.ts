import { z } from 'zod'
import { call } from '../../call'
import { wireJson, wireMedia, wirePhone, wireText } from '../../fields'
import { forOperators, namedText } from '../options'

const site = z.object({
  brand_name: z.string(),
  logo: z.string(),
  intro: z.string(),
  phone: z.string(),
  service_hours: z.string(),
  service_email: z.string(),
  /** The company that runs the mall. */
  operator: z.string(),
  address: z.string(),
  postcode: z.string(),
  /** Filing number (备案号). */
  filing: z.string(),
  placeholder: z.string(),
  hot_words: z.array(z.string()),
})
export type DeskSite = z.infer<typeof site>

const text = (max: number, name: string) => namedText(max, name).optional()

/** Name, contact and company of the mall, and the words below its search field: every page shows them. */
export const operatorSiteContract = {
  get: call('GET', '/operator/site', '商城信息', forOperators('setting:read'))
    .input(z.object({}))
    .output(site),

  /** Changes the fields that are sent. */
  set: call('PUT', '/operator/site', '修改商城信息', forOperators('setting:write'))
    .input(
      z.object({
        brand_name: wireText(20, '商城名称不能超过20个字').min(1, '请填写商城名称').optional(),
        logo: wireMedia().optional(),
        intro: text(60, '商城标语'),
        phone: wirePhone(20, '客服电话不能超过20个字')
          .regex(/^(?:\+?[\d-]{5,20})?$/, '请填写正确的客服电话')
          .optional(),
        service_hours: text(40, '服务时间'),
        service_email: wireText(100, '客服邮箱不能超过100个字')
          .regex(/^(?:[^\s@]+@[^\s@]+\.[^\s@]+)?$/, '请填写正确的客服邮箱')
          .optional(),
        operator: text(60, '运营主体'),
        address: text(100, '联系地址'),
        postcode: wireText(6, '邮编为6位数字')
          .regex(/^(?:\d{6})?$/, '邮编为6位数字')
          .optional(),
        filing: text(60, '备案号'),
        placeholder: text(30, '搜索框提示'),
        hot_words: wireJson(
          z.array(wireText(10, '热搜词不能超过10个字').min(1, '热搜词不能为空')).max(10, '最多10个热搜词'),
        ).optional(),
      }),
    )
    .output(site),
}
