-- Columns of orders, lines and refunds that partial delivery, after-sales, subsidies and groups need.
ALTER TABLE orders
  ADD COLUMN subsidy_fee bigint NOT NULL DEFAULT 0,
  ADD COLUMN team_id bigint,
  ADD COLUMN offline_status integer,
  ADD COLUMN operator_remark text NOT NULL DEFAULT '',
  ADD COLUMN aftersale_until bigint,
  ADD COLUMN deleted_time bigint;
--> statement-breakpoint
ALTER TABLE order_items
  ADD COLUMN subsidy_fee bigint NOT NULL DEFAULT 0,
  ADD COLUMN subsidy_num integer NOT NULL DEFAULT 0,
  ADD COLUMN share_points integer NOT NULL DEFAULT 0,
  ADD COLUMN delivered_num integer NOT NULL DEFAULT 0,
  ADD COLUMN cancelled_num integer NOT NULL DEFAULT 0,
  ADD COLUMN applied_num integer NOT NULL DEFAULT 0,
  ADD COLUMN refunded_fee bigint NOT NULL DEFAULT 0,
  ADD COLUMN refunded_point integer NOT NULL DEFAULT 0;
--> statement-breakpoint
UPDATE order_items SET delivered_num = num WHERE delivery_status = 'DONE';
--> statement-breakpoint
-- The points of an order belong to its lines in proportion to what they paid; the last line takes the remainder.
UPDATE order_items i SET share_points = s.points
  FROM (SELECT id, CASE WHEN rank = lines THEN point_use - before ELSE own END AS points
          FROM (SELECT id, point_use, own, rank, lines,
                       coalesce(sum(own) OVER (PARTITION BY order_id ORDER BY rank ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
                  FROM (SELECT i.id, i.order_id, o.point_use,
                               (o.point_use * i.point_fee / o.point_fee)::int AS own,
                               row_number() OVER (PARTITION BY i.order_id ORDER BY i.point_fee, i.id) AS rank,
                               count(*) OVER (PARTITION BY i.order_id) AS lines
                          FROM order_items i JOIN orders o ON o.order_id = i.order_id
                         WHERE o.point_fee > 0 AND o.point_use > 0) a) b) s
 WHERE i.id = s.id;
--> statement-breakpoint
UPDATE orders SET aftersale_until = end_time + 7 * 86400 WHERE order_status = 'DONE' AND end_time IS NOT NULL;
--> statement-breakpoint
ALTER TABLE order_items
  ADD CONSTRAINT order_items_units CHECK (
    delivered_num >= 0 AND cancelled_num >= 0 AND applied_num >= 0
    AND delivered_num + cancelled_num <= num AND applied_num <= num),
  ADD CONSTRAINT order_items_refunded CHECK (
    refunded_fee BETWEEN 0 AND total_fee AND refunded_point BETWEEN 0 AND share_points),
  ADD CONSTRAINT order_items_subsidy CHECK (subsidy_fee >= 0 AND subsidy_num BETWEEN 0 AND num);
--> statement-breakpoint
ALTER TABLE refunds
  ADD COLUMN refund_point integer NOT NULL DEFAULT 0,
  ADD COLUMN freight_fee bigint NOT NULL DEFAULT 0,
  ADD COLUMN subsidy_fee bigint NOT NULL DEFAULT 0,
  ADD COLUMN aftersales_bn text,
  ADD COLUMN refund_channel text NOT NULL DEFAULT 'original',
  ADD COLUMN attempts integer NOT NULL DEFAULT 0,
  ADD COLUMN next_try bigint NOT NULL DEFAULT 0,
  ADD COLUMN last_error text NOT NULL DEFAULT '',
  ADD COLUMN success_time bigint;
--> statement-breakpoint
UPDATE refunds SET success_time = update_time WHERE refund_status = 'SUCCESS';
--> statement-breakpoint
-- After-sales (0) and cancellations of the unshipped rest (4) have several refunds of one trade.
DROP INDEX refunds_once;
--> statement-breakpoint
CREATE UNIQUE INDEX refunds_once ON refunds (trade_id, refund_type) WHERE refund_type NOT IN (0, 4);
--> statement-breakpoint
CREATE UNIQUE INDEX refunds_of_aftersale ON refunds (aftersales_bn) WHERE aftersales_bn IS NOT NULL;
--> statement-breakpoint
-- Ledgers: one row per movement, written with it and never changed.
CREATE TABLE stock_ledger (
  ledger_id bigserial PRIMARY KEY,
  item_id bigint NOT NULL,
  num integer NOT NULL,
  reason text NOT NULL,
  order_id text,
  at bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX stock_ledger_of_sku ON stock_ledger (item_id, ledger_id);
--> statement-breakpoint
CREATE TABLE point_ledger (
  ledger_id bigserial PRIMARY KEY,
  user_id bigint NOT NULL,
  points integer NOT NULL,
  reason text NOT NULL,
  order_id text,
  at bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX point_ledger_of_member ON point_ledger (user_id, ledger_id);
--> statement-breakpoint
CREATE TABLE coupon_ledger (
  ledger_id bigserial PRIMARY KEY,
  code text NOT NULL,
  user_id bigint NOT NULL,
  event text NOT NULL,
  order_id text,
  at bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX coupon_ledger_of_coupon ON coupon_ledger (code, ledger_id);
--> statement-breakpoint
CREATE TABLE money_ledger (
  ledger_id bigserial PRIMARY KEY,
  provider text NOT NULL,
  amount bigint NOT NULL,
  order_id text NOT NULL,
  trade_id text NOT NULL,
  refund_bn text,
  at bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX money_ledger_of_order ON money_ledger (order_id);
--> statement-breakpoint
CREATE UNIQUE INDEX money_ledger_paid_once ON money_ledger (trade_id) WHERE refund_bn IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX money_ledger_refunded_once ON money_ledger (refund_bn) WHERE refund_bn IS NOT NULL;
--> statement-breakpoint
CREATE TABLE audit_rows (
  audit_id bigserial PRIMARY KEY,
  actor_kind text NOT NULL,
  actor_id text NOT NULL,
  event text NOT NULL,
  subject text NOT NULL,
  subject_id text NOT NULL,
  before jsonb,
  after jsonb,
  reason text NOT NULL DEFAULT '',
  at bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX audit_rows_of_subject ON audit_rows (subject, subject_id, audit_id);
--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON stock_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON point_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON coupon_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON money_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_rows FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- The ledgers begin with what exists now; new SKUs and members begin with their first balance.
INSERT INTO stock_ledger (item_id, num, reason, at) SELECT item_id, store, 'opening', 0 FROM skus WHERE store <> 0;
--> statement-breakpoint
INSERT INTO point_ledger (user_id, points, reason, at) SELECT user_id, point, 'opening', 0 FROM members WHERE point <> 0;
--> statement-breakpoint
INSERT INTO coupon_ledger (code, user_id, event, at) SELECT code, user_id, 'claimed', get_date FROM user_cards;
--> statement-breakpoint
INSERT INTO coupon_ledger (code, user_id, event, order_id, at)
SELECT u.code, u.user_id, 'used', u.order_id, o.create_time FROM user_cards u JOIN orders o ON o.order_id = u.order_id WHERE u.status = 2;
--> statement-breakpoint
INSERT INTO money_ledger (provider, amount, order_id, trade_id, at)
SELECT pay_type, pay_fee, order_id, trade_id, coalesce(pay_date, time_start) FROM trades WHERE trade_state IN ('SUCCESS', 'REFUND');
--> statement-breakpoint
INSERT INTO money_ledger (provider, amount, order_id, trade_id, refund_bn, at)
SELECT t.pay_type, -r.refund_fee, r.order_id, r.trade_id, r.refund_bn, r.update_time
  FROM refunds r JOIN trades t ON t.trade_id = r.trade_id WHERE r.refund_status = 'SUCCESS';
--> statement-breakpoint
CREATE FUNCTION open_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_ledger (item_id, num, reason, at)
  SELECT item_id, store, 'opening', extract(epoch FROM now())::bigint FROM added WHERE store <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER open_stock AFTER INSERT ON skus REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION open_stock();
--> statement-breakpoint
CREATE FUNCTION open_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO point_ledger (user_id, points, reason, at)
  SELECT user_id, point, 'opening', created FROM added WHERE point <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER open_points AFTER INSERT ON members REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION open_points();
--> statement-breakpoint
-- A coupon's row says everything about its life, so no service has to repeat it.
CREATE FUNCTION record_coupon_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO coupon_ledger (code, user_id, event, at) SELECT code, user_id, 'claimed', get_date FROM added;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER record_claim AFTER INSERT ON user_cards REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION record_coupon_claims();
--> statement-breakpoint
CREATE FUNCTION record_coupon_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO coupon_ledger (code, user_id, event, order_id, at)
  VALUES (NEW.code, NEW.user_id,
          CASE NEW.status WHEN 1 THEN 'returned' WHEN 2 THEN 'used' WHEN 4 THEN 'locked' WHEN 5 THEN 'expired' ELSE 'void' END,
          coalesce(NEW.order_id, OLD.order_id), extract(epoch FROM now())::bigint);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER record_state AFTER UPDATE OF status ON user_cards FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION record_coupon_state();
--> statement-breakpoint
-- Events for work outside a transaction, delivered at least once and then deleted (lib/server/outbox).
CREATE TABLE outbox (
  outbox_id bigserial PRIMARY KEY,
  topic text NOT NULL,
  payload jsonb NOT NULL,
  created bigint NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_try bigint NOT NULL,
  last_error text NOT NULL DEFAULT ''
);
--> statement-breakpoint
-- The answers of operators' writes, by the key that the caller sent.
CREATE TABLE operator_answers (
  user_id bigint NOT NULL,
  idempotency_key text NOT NULL,
  call text NOT NULL,
  answer jsonb,
  at bigint NOT NULL,
  PRIMARY KEY (user_id, idempotency_key)
);
--> statement-breakpoint
-- The shop that a merchant runs.
ALTER TABLE members ADD COLUMN shop_id integer;
