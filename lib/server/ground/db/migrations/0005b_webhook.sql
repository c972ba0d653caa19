-- Where another system wants to hear of every change of an order; at most one row, written at start from the environment.
CREATE TABLE webhooks (
  webhook_id integer PRIMARY KEY CHECK (webhook_id = 1),
  url text NOT NULL
);
--> statement-breakpoint
-- The audit trail has a row for every change, so it is also what webhooks are told. Without a webhook nothing is written.
CREATE FUNCTION tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM webhooks) THEN
    INSERT INTO outbox (topic, payload, created, next_try)
    SELECT 'webhook', jsonb_build_object('event', event, 'subject', subject, 'subjectId', subject_id,
             'before', before, 'after', after, 'at', at), at, at
      FROM added WHERE subject <> 'member';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_webhooks AFTER INSERT ON audit_rows REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks();
