import 'server-only'
import type { Mall } from '@/lib/server/mall'
import { sweepPickupCodes } from '@/lib/server/fulfilment/pickup-codes'
import { sweepAnswers } from '@/lib/server/operator/answers'
import { sweepRateLimits } from '@/lib/server/rate-limit/rate-limit'
import { prunePictures } from '@/lib/server/picture/prune-pictures'
import { refreshIndex, writeSearchWords } from '@/lib/server/search/index-goods'
import { sweepSigns } from '@/lib/server/signed-content/signature'
import { sweepUploads } from '@/lib/server/upload/bind-uploads'
import { forgetOldAddresses } from '@/lib/server/account/known-address'
import { forgetOldLinks } from '@/lib/server/password-link/set-password'
import { sweepEnvelopes } from '@/lib/server/secret-fields/read-field'
import { sweepBehaviours } from '@/lib/server/purchase/record-behaviour'
import { sweepScans } from '@/lib/server/scan-login/scan-login'
import { sweepSignInAttempts } from '@/lib/server/session/attempts'
import { sweepSessions } from '@/lib/server/session/end-sessions'
import { deleteExpiredCodes } from '@/lib/server/verify/one-time-code'

/**
 * Deletes expired captchas, SMS codes and password links, ended tokens, counters of sign-ins, old envelopes and addresses, rate limit counters,
 * used signatures, pictures that nothing uses, old keys of operators and old reports.
 */
async function sweep({ db, now }: Mall): Promise<void> {
  await deleteExpiredCodes(db, now())
  await sweepSessions(db, now())
  await sweepSignInAttempts(db, now())
  await sweepEnvelopes(db, now())
  await sweepScans(db, now())
  await forgetOldLinks(db, now())
  await forgetOldAddresses(db, now())
  await sweepRateLimits(db, now())
  await sweepSigns(db, now())
  await sweepUploads(db, now())
  await sweepPickupCodes({ db, now })
  await sweepAnswers(db, now())
  await sweepBehaviours(db, now())
}

/** Updates sales figures in the search index and the suggested words. */
async function refreshSearch({ db }: Mall): Promise<void> {
  await refreshIndex(db, null)
  await db.transaction(writeSearchWords)
}

/** Hourly: a daily interval would never elapse in a mall that is restarted every day. */
export const sweepJobs = [
  { name: 'sweep codes, counters and signatures', every: 3600, run: sweep },
  { name: 'refresh search', every: 3600, run: refreshSearch },
  { name: 'prune pictures of pages', every: 3600, run: prunePictures },
]
