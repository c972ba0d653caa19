import * as cartMessages from '../messages/cart'
import * as employeeMessages from '../messages/employee'
import * as goodsMessages from '../messages/goods'
import * as memberMessages from '../messages/member'

/** Sentences of contract member §14.1; the last five are our own. */
export const employeeTexts = {
  noActivity: goodsMessages.activityMissing,
  outside: '企业不参与该活动',
  notIdentified: '企业员工验证失败',
  noEnterprise: employeeMessages.enterpriseMissing,
  notFound: '未关联企业信息，请确认后再操作',
  isEmployee: '已经是该企业员工，不需要重复绑定',
  isOthers: '企业员工已绑定其他用户',
  wrongWay: memberMessages.proofNotChosen,
  noInvites: employeeMessages.invitesOff,
  employeesOnly: '只有员工可以邀请',
  invitesUsedUp: '已达到邀请上限',
  inviteUsed: '邀请码已被使用',
  inviteUnknown: memberMessages.shareLinkLapsed,
  employeeCannotBind: '已经是员工，不可以绑定',
  isRelative: '已经是亲友，不需要重复绑定',
  noStock: goodsMessages.stockShort,
  closed: employeeMessages.activityClosed,
  noItem: '商品不在活动范围内',
  budget: employeeMessages.budgetExceeded,
  cartEmpty: cartMessages.cartEmpty,
  itemGone: cartMessages.goodsToBuyLapsed,
} as const
