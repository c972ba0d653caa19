-- Trades know their provider: a pay_type may change hands, such as the test payment that borrows wxpayh5.
ALTER TABLE trades
  ADD COLUMN provider text NOT NULL DEFAULT '',
  ADD COLUMN points integer NOT NULL DEFAULT 0,
  ADD COLUMN next_query bigint,
  ADD COLUMN queries integer NOT NULL DEFAULT 0,
  ADD COLUMN last_error text NOT NULL DEFAULT '',
  ADD COLUMN statement_day text;
--> statement-breakpoint
UPDATE trades SET provider = pay_type WHERE pay_type <> 'localPay';
--> statement-breakpoint
CREATE INDEX trades_to_query ON trades (next_query) WHERE next_query IS NOT NULL;
--> statement-breakpoint
CREATE INDEX trades_by_time ON trades (time_start DESC);
--> statement-breakpoint
CREATE INDEX trades_by_pay_date ON trades (provider, pay_date) WHERE pay_date IS NOT NULL;
--> statement-breakpoint
ALTER TABLE refunds
  ADD COLUMN voucher jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN statement_day text;
--> statement-breakpoint
-- Refunds are claimed by the moment of their next try.
DROP INDEX refunds_to_pay;
--> statement-breakpoint
CREATE INDEX refunds_to_pay ON refunds (next_try)
  WHERE refund_status IN ('AUDIT_SUCCESS', 'PROCESSING') AND refund_channel = 'original';
--> statement-breakpoint
CREATE INDEX refunds_of_trade ON refunds (trade_id);
--> statement-breakpoint
CREATE INDEX refunds_by_time ON refunds (create_time DESC);
--> statement-breakpoint
-- Stored value: one row per movement.
CREATE TABLE deposit_ledger (
  ledger_id bigserial PRIMARY KEY,
  user_id bigint NOT NULL,
  amount bigint NOT NULL,
  reason text NOT NULL,
  reference text NOT NULL DEFAULT '',
  order_id text,
  at bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX deposit_ledger_once ON deposit_ledger (user_id, reason, reference);
--> statement-breakpoint
CREATE INDEX deposit_ledger_of_member ON deposit_ledger (user_id, ledger_id);
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON deposit_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
INSERT INTO deposit_ledger (user_id, amount, reason, at) SELECT user_id, deposit, 'opening', 0 FROM members WHERE deposit <> 0;
--> statement-breakpoint
CREATE FUNCTION open_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deposit_ledger (user_id, amount, reason, at)
  SELECT user_id, deposit, 'opening', created FROM added WHERE deposit <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER open_deposit AFTER INSERT ON members REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION open_deposit();
--> statement-breakpoint
-- Money that a provider reports and no trade expects.
CREATE TABLE stray_payments (
  stray_id bigserial PRIMARY KEY,
  source text NOT NULL,
  trade_id text NOT NULL,
  transaction_id text NOT NULL,
  fee bigint NOT NULL,
  reason text NOT NULL,
  at bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX stray_payments_once ON stray_payments (source, transaction_id);
--> statement-breakpoint
-- Comparisons with the providers' daily statements.
CREATE TABLE payment_statements (
  provider text NOT NULL,
  day text NOT NULL,
  row_count integer NOT NULL,
  difference_count integer NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (provider, day)
);
--> statement-breakpoint
CREATE TABLE payment_differences (
  difference_id bigserial PRIMARY KEY,
  provider text NOT NULL,
  day text NOT NULL,
  kind text NOT NULL,
  trade_id text NOT NULL,
  refund_bn text NOT NULL DEFAULT '',
  our_fee bigint,
  their_fee bigint,
  at bigint NOT NULL,
  resolved_at bigint,
  resolved_by bigint,
  remark text NOT NULL DEFAULT ''
);
--> statement-breakpoint
CREATE UNIQUE INDEX payment_differences_once ON payment_differences (provider, day, kind, trade_id, refund_bn);
--> statement-breakpoint
-- Offline transfers.
CREATE TABLE bank_accounts (
  account_id bigserial PRIMARY KEY,
  account_name text NOT NULL,
  bank_name text NOT NULL,
  account_no text NOT NULL,
  china_ums_no text NOT NULL DEFAULT '',
  pic text NOT NULL DEFAULT '',
  is_default boolean NOT NULL DEFAULT false,
  is_open boolean NOT NULL DEFAULT true,
  sort integer NOT NULL DEFAULT 0
);
--> statement-breakpoint
CREATE TABLE offline_vouchers (
  voucher_id bigserial PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (order_id),
  user_id bigint NOT NULL,
  account_id bigint NOT NULL,
  account_name text NOT NULL,
  bank_name text NOT NULL,
  account_no text NOT NULL,
  china_ums_no text NOT NULL DEFAULT '',
  pay_fee bigint NOT NULL,
  pay_sn text NOT NULL DEFAULT '',
  voucher_pic jsonb NOT NULL DEFAULT '[]',
  transfer_remark text NOT NULL DEFAULT '',
  check_status integer NOT NULL DEFAULT 0,
  remark text NOT NULL DEFAULT '',
  create_time bigint NOT NULL,
  update_time bigint NOT NULL,
  CONSTRAINT offline_vouchers_status CHECK (check_status IN (0, 1, 2, 9))
);
--> statement-breakpoint
CREATE UNIQUE INDEX offline_vouchers_of_order ON offline_vouchers (order_id);
--> statement-breakpoint
CREATE INDEX offline_vouchers_to_check ON offline_vouchers (check_status, update_time);
