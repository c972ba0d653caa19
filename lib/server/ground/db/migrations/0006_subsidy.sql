-- Verified identities of members. `person_key` is a keyed hash of the id number: it tells persons apart without storing who
-- they are, also after an identity is void. Name and number are encrypted (lib/server/identity/seal.ts, ADR 0034).
CREATE TABLE identities (
  identity_id bigserial PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES members (user_id),
  person_key text NOT NULL,
  sealed_name text NOT NULL,
  sealed_number text NOT NULL,
  masked_name text NOT NULL,
  masked_number text NOT NULL,
  state text NOT NULL DEFAULT 'verified',
  consent_time bigint NOT NULL,
  verified_time bigint NOT NULL,
  void_time bigint,
  void_reason text NOT NULL DEFAULT '',
  CONSTRAINT identities_state CHECK (state IN ('verified', 'void'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX identities_of_member ON identities (user_id) WHERE state = 'verified';
--> statement-breakpoint
CREATE UNIQUE INDEX identities_of_person ON identities (person_key) WHERE state = 'verified';
--> statement-breakpoint
CREATE INDEX identities_by_person ON identities (person_key, identity_id);
--> statement-breakpoint
-- Pieces that a person holds or has drawn in a class. By person, not by member: another account draws from the same row.
CREATE TABLE subsidy_quotas (
  person_key text NOT NULL,
  subsidy_class_id integer NOT NULL REFERENCES subsidy_classes (subsidy_class_id),
  pieces integer NOT NULL,
  PRIMARY KEY (person_key, subsidy_class_id),
  CONSTRAINT subsidy_quotas_pieces CHECK (pieces >= 0)
);
--> statement-breakpoint
-- What the programme's office pays for a class, and what orders hold or have drawn of it; null means no limit. Apart from
-- subsidy_classes, whose every change makes all processes read their reference data again.
CREATE TABLE subsidy_budgets (
  subsidy_class_id integer PRIMARY KEY REFERENCES subsidy_classes (subsidy_class_id),
  budget_pieces bigint,
  budget_cents bigint,
  used_pieces bigint NOT NULL DEFAULT 0,
  used_cents bigint NOT NULL DEFAULT 0,
  is_spent boolean NOT NULL GENERATED ALWAYS AS (
    coalesce(used_pieces >= budget_pieces, false) OR coalesce(used_cents >= budget_cents, false)) STORED,
  CONSTRAINT subsidy_budgets_used CHECK (used_pieces >= 0 AND used_cents >= 0),
  CONSTRAINT subsidy_budgets_limits CHECK (budget_pieces >= 0 AND budget_cents >= 0)
);
--> statement-breakpoint
INSERT INTO subsidy_budgets (subsidy_class_id) SELECT subsidy_class_id FROM subsidy_classes;
--> statement-breakpoint
-- An operator may set a budget below what is used, so a check would be wrong: only its use may not grow beyond it.
CREATE FUNCTION refuse_overdrawn_budget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the budget of subsidy class % is overdrawn', NEW.subsidy_class_id;
END
$$;
--> statement-breakpoint
CREATE TRIGGER not_overdrawn BEFORE UPDATE ON subsidy_budgets FOR EACH ROW
  WHEN ((NEW.used_pieces > OLD.used_pieces AND NEW.used_pieces > NEW.budget_pieces)
     OR (NEW.used_cents > OLD.used_cents AND NEW.used_cents > NEW.budget_cents))
  EXECUTE FUNCTION refuse_overdrawn_budget();
--> statement-breakpoint
-- The offer of a class ends with its budget: processes then read their reference data again (ADR 0031), and the outbox drops
-- what is cached.
CREATE FUNCTION count_subsidy_offer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reference_versions SET version = version + 1 WHERE table_name = 'subsidy_classes';
  INSERT INTO outbox (topic, payload, created, next_try) VALUES ('subsidy.changed', '{}', 0, 0);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER count_change AFTER UPDATE ON subsidy_budgets FOR EACH ROW
  WHEN (OLD.is_spent IS DISTINCT FROM NEW.is_spent) EXECUTE FUNCTION count_subsidy_offer_change();
--> statement-breakpoint
CREATE TRIGGER count_first AFTER INSERT ON subsidy_budgets FOR EACH ROW
  WHEN (NEW.is_spent) EXECUTE FUNCTION count_subsidy_offer_change();
--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON subsidy_budgets FOR EACH ROW
  WHEN (OLD.is_spent) EXECUTE FUNCTION count_subsidy_offer_change();
--> statement-breakpoint
ALTER TABLE order_items ADD COLUMN subsidy_class_id integer REFERENCES subsidy_classes (subsidy_class_id);
--> statement-breakpoint
-- One row for each step of a subsidised line: reserved with the order, drawn at payment, released or reversed when units go
-- back. `units` are the units of the line that went back with the row; a reference names what caused it, so that no cause
-- counts twice.
CREATE TABLE subsidy_ledger (
  ledger_id bigserial PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (order_id),
  order_item_id bigint NOT NULL REFERENCES order_items (id),
  item_id bigint NOT NULL,
  subsidy_class_id integer NOT NULL,
  class_name text NOT NULL,
  person_key text NOT NULL,
  user_id bigint NOT NULL,
  units integer NOT NULL DEFAULT 0,
  pieces integer NOT NULL,
  amount bigint NOT NULL,
  state text NOT NULL,
  reference text NOT NULL DEFAULT '',
  at bigint NOT NULL,
  CONSTRAINT subsidy_ledger_state CHECK (state IN ('reserved', 'drawn', 'released', 'reversed')),
  CONSTRAINT subsidy_ledger_amounts CHECK (units >= 0 AND pieces >= 0 AND amount >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX subsidy_ledger_once ON subsidy_ledger (order_item_id, state, reference);
--> statement-breakpoint
CREATE INDEX subsidy_ledger_of_order ON subsidy_ledger (order_id);
--> statement-breakpoint
CREATE INDEX subsidy_ledger_of_person ON subsidy_ledger (person_key, subsidy_class_id);
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON subsidy_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
