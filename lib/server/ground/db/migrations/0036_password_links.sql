-- Links with which a person sets a password once. Only a digest of the key in the link is stored. An account has one link, the
-- newest; a used or expired one stays for a while, so that its page can say what happened.
CREATE TABLE password_links (
  user_id bigint PRIMARY KEY CONSTRAINT password_links_user_id_members_user_id_fk REFERENCES members (user_id),
  digest text NOT NULL,
  expires bigint NOT NULL,
  used bigint NOT NULL DEFAULT 0
);
--> statement-breakpoint
CREATE UNIQUE INDEX password_links_digest ON password_links (digest);
