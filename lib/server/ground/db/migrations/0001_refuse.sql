-- Ends a statement whose preconditions no longer hold, so that nothing of it happens. The service that runs the statement
-- knows the reasons (lib/server/checkout/sql.ts).
CREATE FUNCTION refuse(reason text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING errcode = 'MR001', message = reason;
END
$$;
