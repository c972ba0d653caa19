'use client'
import { useState } from 'react'
import { FactList } from '@/components/order/fact-list'
import { Dialog } from '@/components/ui/dialog'
import { Picture } from '@/components/ui/picture'
import type { MerchantApplication } from '@/lib/contract/shops/merchant-shape'
import { bankAccountTypes } from '@/lib/domain/merchant/application-form'
import { legalTitles, settledTypes } from '@/lib/domain/merchant/application-states'
import { dateTimeText } from '@/lib/domain/time/china'
import { papers } from './application'

/** The facts of an application, read-only: for its owner, and for the operator who compares them with the pictures. */
export function ApplicationFacts({ application }: { application: MerchantApplication }) {
  const { settled_type: settled, bank_acct_type: account } = application
  const title = legalTitles[settled ?? 'enterprise']
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-2 gap-6 max-md:grid-cols-1">
        <FactList
          title="商户信息"
          isSpaced
          facts={[
            ['申请时间', application.submitted ? dateTimeText(application.submitted) : ''],
            ['商户类型', application.merchant_type_parent_name],
            ['经营范围', application.merchant_type_name],
            ['入驻类型', settled ? settledTypes[settled] : ''],
            ['企业名称', application.merchant_name],
            ['统一社会信用代码', application.social_credit_code_id],
            ['所在省市', [application.province, application.city, application.area].join(' ').trim()],
            ['详细地址', application.address],
          ]}
        />
        <FactList
          title="联系与结算"
          isSpaced
          facts={[
            [`${title}姓名`, application.legal_name],
            ['身份证号码', application.legal_cert_id],
            ['手机号码', application.legal_mobile],
            ['结算银行类型', account ? bankAccountTypes[account] : ''],
            ['结算银行账号', application.card_id_mask],
            ['结算银行', application.bank_name],
            ['绑定手机号', application.bank_mobile],
          ]}
        />
      </div>
      <PaperPictures application={application} />
    </div>
  )
}

/** 证照信息: small pictures, each of which opens large. */
function PaperPictures({ application }: { application: MerchantApplication }) {
  const [open, setOpen] = useState<(typeof papers)[number] | null>(null)
  // The dialog fades out with the picture that it showed.
  const [last, setLast] = useState<(typeof papers)[number]>(papers[0])
  const given = papers.filter(({ name }) => application[name] !== '')
  if (given.length === 0) return null
  return (
    <section aria-label="证照信息">
      <h2 className="text-ink text-sm font-semibold">证照信息</h2>
      <ul className="mt-2 grid grid-cols-4 gap-3 max-md:grid-cols-2">
        {given.map((paper) => (
          <li key={paper.name}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                setLast(paper)
                setOpen(paper)
              }}
              className="group/paper w-full text-center"
            >
              <Picture
                src={application[paper.name]}
                alt=""
                fit="contain"
                ratio="8/5"
                className="rounded-card border-line group-hover/paper:border-brand w-full border"
              />
              <span className="text-muted group-hover/paper:text-brand mt-1 block text-xs">
                {paper.label}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={last.label} width={960}>
        <Picture
          src={application[last.name]}
          alt={last.label}
          width={1200}
          fit="contain"
          ratio="8/5"
          className="w-full"
        />
      </Dialog>
    </section>
  )
}
