import { z } from 'zod'
import * as memberMessages from '@/lib/domain/messages/member'
import { call } from '../call'
import { listOf, wireBool, wirePage, wirePageSize, wireText, wirePhone } from '../fields'
import { anyId, auth, done, enterpriseId, tags } from './employee-fields'
import { checkedEmployee, enterprise, ownEnterprise } from './employee-shape'

const authType = wireText(20, memberMessages.proofNotChosen, '验证方式必填').min(1, '验证方式必填')

/** Employers and their employees (contract member §14.1). */
export const employeeEmployerContract = {
  enterprises: call('GET', '/enterprises', '企业列表', { tags })
    .input(
      z.object({
        page: wirePage(),
        pageSize: wirePageSize(20),
        enterprise_sn: wireText(50).optional(),
        enterprise_id: anyId(),
      }),
    )
    .output(listOf(enterprise)),

  /** No employer of this mall proves its staff by e-mail. */
  emailCode: call('GET', '/employee/email/vcode', '企业邮箱验证码', { tags })
    .input(
      z.object({
        email: wireText(254, '收件邮箱格式不正确', memberMessages.emailRequired),
        enterprise_id: anyId(),
      }),
    )
    .output(done),

  /** Which employers know a person. Limited by address. */
  check: call('POST', '/employee/check', '员工身份查询', { tags })
    .input(
      z.object({
        auth_type: authType,
        /** `member_mobile` is the number of the signed-in member. */
        mobile: wirePhone(20, memberMessages.mobileRequired).optional(),
        activity_id: anyId(),
        enterprise_id: anyId(),
        distributor_id: anyId(),
      }),
    )
    .output(z.object({ total_count: z.int(), list: z.array(checkedEmployee) })),

  /** Makes the member an employee, by the number that the employer has of them. */
  authenticate: call('POST', '/employee/auth', '员工认证', { tags, auth })
    .input(
      z.object({
        enterprise_id: enterpriseId,
        auth_type: wireText(20, memberMessages.proofNotChosen, '认证方式必填').min(1, '认证方式必填'),
        employee_id: anyId(),
        mobile: wirePhone().optional(),
        activity_id: anyId(),
      }),
    )
    .output(done),

  ownEnterprises: call('GET', '/user/enterprises', '我的企业', { tags, auth })
    .input(z.object({ distributor_id: anyId(), activity_id: anyId(), disabled: wireBool().optional() }))
    .output(z.array(ownEnterprise)),

  distributor: call('GET', '/user/enterprise/distributor', '企业所属店铺', { tags, auth })
    .input(z.object({ enterprise_id: enterpriseId }))
    .output(z.object({ distributor_id: z.literal(0), distributor_name: z.literal('') })),
}
